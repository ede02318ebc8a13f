/// The types of the Language Server Protocol 3.18 that uilsp uses, under their names in the specification.
package enum LSP {}
