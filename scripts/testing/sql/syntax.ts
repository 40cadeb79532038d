// Parses TypeScript files for tests of the source.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A syntax tree node. Its fields depend on its type. */
export interface Node {
  type: string
  start: number
  end: number
  parent?: Node
  [field: string]: unknown
}

export interface SourceFile {
  path: string
  text: string
  program: Node
}

const parsed = new Map<string, SourceFile>()

/** Parses a file once; every node has its parent. */
export function parseFile(path: string): SourceFile {
  const existing = parsed.get(path)
  if (existing) return existing
  const text = readFileSync(path, 'utf8')
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]!.message}`)
  const file = { path, text, program: program as unknown as Node }
  setParents(file.program)
  parsed.set(path, file)
  return file
}

/** Calls `visit` for a node and its descendants. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

/** Product sources below a folder, without tests and fixtures. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'test'].includes(entry.name) ? [] : sourcesBelow(path)
    const isSource = entry.name.endsWith('.ts') && !/\.test\.ts$|fixture|^testing\.ts$/.test(entry.name)
    return isSource ? [path] : []
  })
}

export function lineOf(file: SourceFile, node: Node): number {
  return file.text.slice(0, node.start).split('\n').length
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([field, value]) => {
    if (field === 'parent') return []
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function setParents(node: Node): void {
  for (const child of childrenOf(node)) {
    child.parent = node
    setParents(child)
  }
}
