/**
 * Prepares the project for `npm start`, `npm run dev` or `npm test`: installs missing packages, and rebuilds what is
 * outdated. An old Node can read this file alone, so it imports the others later.
 */
const oldest = 18

if (Number(process.versions.node.split('.')[0]) >= oldest)
  import('./prepare/prepare.mjs').then(({ prepareFor }) => prepareFor(process.argv[2]))
else {
  console.error(
    `Node ${oldest} or newer is needed to install the site, and this is ${process.version}. Nothing was installed.`,
  )
  process.exit(1)
}
