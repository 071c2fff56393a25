/** Prints the path of the right Node, so that a shell can become it: a Node that is too old cannot, and would wait. */
import { findNode, missingNode } from './find.mjs'

const node = findNode()
if (!node) {
  console.error(missingNode)
  process.exit(1)
}
console.log(node)
