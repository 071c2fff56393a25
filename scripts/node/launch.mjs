import { spawn } from 'node:child_process'
import { findNode, neededMajor } from './find.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Replaces this program with the right version of Node, with these arguments. */
export const launch = (args, env = process.env) => {
  const node = findNode()
  if (!node) {
    console.error(`Node ${neededMajor} or newer is needed, and this is ${process.version}. npm start installs it.`)
    process.exit(1)
  }
  // Replaces the process where Node supports that, so that every signal arrives once.
  if (process.execve) process.execve(node, [node, ...args], env)
  else runBelow(node, args, env)
}

const runBelow = (node, args, env) => {
  const child = spawn(node, args, { env, stdio: 'inherit' })
  for (const signal of signals)
    process.on(signal, () => {
      // Ctrl-C in a terminal sends the signal to both processes.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  child.on('close', (code, signal) => {
    for (const each of signals) process.removeAllListeners(each)
    if (signal) process.kill(process.pid, signal)
    else process.exit(code)
  })
}
