/// Nobody waits for the answer any more.
package struct Cancelled: Error {
  package init() {}
}
