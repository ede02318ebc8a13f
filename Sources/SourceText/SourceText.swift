// The module's interface grows here.
