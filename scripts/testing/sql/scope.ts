// Resolves a name to its declaration in scope, or an import.
import { dirname, join } from 'node:path'
import { parseFile, walk, type Node, type SourceFile } from './syntax.ts'

export type Binding =
  | { kind: 'value'; file: SourceFile; node: Node; path: (string | number)[] }
  | { kind: 'element'; file: SourceFile; list: Node }
  | { kind: 'parameter'; file: SourceFile; owner: Node; index: number; node: Node; isWhole: boolean }
  | { kind: 'module'; name: string; imported: string }

/** The declaration of `name` that is visible at `place`. */
export function findBinding(file: SourceFile, place: Node, name: string): Binding | undefined {
  for (let scope = place.parent; scope; scope = scope.parent) {
    const declaration = declarationIn(file, scope, name)
    if (declaration) return declaration
  }
  return undefined
}

const calls = new Map<SourceFile, Node[]>()

/** Calls of a function by its name, in its own file. */
export function callsOf(file: SourceFile, name: string): Node[] {
  let existing = calls.get(file)
  if (!existing) {
    const all: Node[] = []
    walk(file.program, (node) => {
      if (node.type === 'CallExpression') all.push(node)
    })
    existing = all
    calls.set(file, existing)
  }
  return existing.filter(
    ({ callee }) => (callee as Node).type === 'Identifier' && (callee as Node).name === name,
  )
}

function declarationIn(file: SourceFile, scope: Node, name: string): Binding | undefined {
  if ('params' in scope && Array.isArray(scope.params)) {
    for (const [index, parameter] of (scope.params as Node[]).entries()) {
      const node = nodeIn(parameter, name)
      if (node) return { kind: 'parameter', file, owner: scope, index, node, isWhole: node.parent === scope }
    }
  }
  if (scope.type === 'ForOfStatement') {
    const declared = ((scope.left as Node).declarations as Node[] | undefined)?.[0]?.id as Node | undefined
    if (declared?.name === name) return { kind: 'element', file, list: scope.right as Node }
  }
  if (scope.type !== 'Program' && scope.type !== 'BlockStatement') return undefined
  for (const statement of scope.body as Node[]) {
    const binding = bindingOf(file, statement, name)
    if (binding) return binding
  }
  return undefined
}

function bindingOf(file: SourceFile, statement: Node, name: string): Binding | undefined {
  const inner = (statement.type === 'ExportNamedDeclaration' && statement.declaration) as Node | null
  const declaration = inner || statement
  if (declaration.type === 'FunctionDeclaration' && (declaration.id as Node).name === name)
    return { kind: 'value', file, node: declaration, path: [] }
  if (declaration.type === 'ImportDeclaration') return importOf(file, declaration, name)
  if (declaration.type !== 'VariableDeclaration') return undefined
  for (const { id, init } of declaration.declarations as unknown as { id: Node; init: Node | null }[]) {
    const path = init ? pathIn(id, name) : undefined
    if (path) return { kind: 'value', file, node: init!, path }
  }
  return undefined
}

/** The identifier of this name in a parameter, possibly destructured. */
function nodeIn(parameter: Node, name: string): Node | undefined {
  if (parameter.type === 'Identifier') return parameter.name === name ? parameter : undefined
  if (parameter.type === 'AssignmentPattern') return nodeIn(parameter.left as Node, name)
  if (parameter.type !== 'ObjectPattern') return undefined
  for (const property of parameter.properties as Node[]) {
    const match = property.type === 'Property' ? nodeIn(property.value as Node, name) : undefined
    if (match) return match
  }
  return undefined
}

/** Path of a name in a pattern: `[]` for a plain name, `['rows']` for `const { rows } = …`. */
function pathIn(pattern: Node, name: string): (string | number)[] | undefined {
  if (pattern.type === 'Identifier') return pattern.name === name ? [] : undefined
  const items = (pattern.type === 'ObjectPattern' ? pattern.properties : pattern.elements) as (Node | null)[]
  for (const [index, item] of (items ?? []).entries()) {
    const isProperty = item?.type === 'Property'
    const path = item && pathIn((isProperty ? item.value : item) as Node, name)
    if (path) return [isProperty ? String((item.key as Node).name) : index, ...path]
  }
  return undefined
}

function importOf(file: SourceFile, declaration: Node, name: string): Binding | undefined {
  const specifier = (declaration.specifiers as Node[]).find(({ local }) => (local as Node).name === name)
  if (!specifier || specifier.type !== 'ImportSpecifier') return undefined
  const source = (declaration.source as Node).value as string
  const imported = (specifier.imported as Node).name as string
  if (!source.startsWith('.')) return { kind: 'module', name: source, imported }
  const target = parseFile(join(dirname(file.path), source))
  for (const statement of target.program.body as Node[]) {
    const reexported = bindingOf(target, statement, imported)
    if (reexported) return reexported
  }
  return undefined
}
