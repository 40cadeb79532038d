// Evaluates from source the SQL that an expression yields; supports as much of the language as our SQL uses.
import { callsOf, findBinding, type Binding } from './scope.ts'
import type { Node, SourceFile } from './syntax.ts'

/** A value known only at run time. Inside `sql` it is a parameter. */
const UNKNOWN = Symbol('unknown')
/** Marks a parameter without a number yet. */
export const PARAMETER = '\u0000'
/** Marks a part that is decided at run time. */
export const UNRESOLVED = '\u0001'

/** A piece of SQL from the tag `sql`. */
export class Fragment {
  text: string
  constructor(text: string) {
    this.text = text
  }
}

export interface Context {
  file: SourceFile
  /** Which of several branches, callers or keys to take. */
  choice: number
  /** Values of parameters of the functions being called. */
  given: ReadonlyMap<Node, unknown>
  /** Exports of other packages. */
  modules: ReadonlyMap<string, Record<string, unknown>>
  depth: number
}

interface Closure {
  closure: Node
  file: SourceFile
  given: ReadonlyMap<Node, unknown>
}

const MOST_DEPTH = 40
const TRANSPARENT = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'ChainExpression',
])

export function evaluate(node: Node, from: Context): unknown {
  const context = { ...from, depth: from.depth + 1 }
  if (context.depth > MOST_DEPTH) return UNKNOWN
  const at = (field: string): unknown => evaluate(node[field] as Node, context)
  if (TRANSPARENT.has(node.type)) return at('expression')
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral':
      return concatenated(partsOf(node, context))
    case 'TaggedTemplateExpression':
      return isSql(node.tag as Node)
        ? new Fragment(
            partsOf(node.quasi as Node, context)
              .map(sqlOf)
              .join(''),
          )
        : UNKNOWN
    case 'BinaryExpression':
      return node.operator === '+' ? concatenated([at('left'), at('right')]) : UNKNOWN
    case 'ConditionalExpression':
      return pick([node.consequent as Node, node.alternate as Node], context)
    case 'LogicalExpression':
      return pick([node.left as Node, node.right as Node], context)
    case 'ArrayExpression':
      return (node.elements as Node[]).flatMap((element) => {
        if (element.type !== 'SpreadElement') return [evaluate(element, context)]
        const spread = evaluate(element.argument as Node, context)
        return Array.isArray(spread) ? (spread as unknown[]) : [UNKNOWN]
      })
    case 'ObjectExpression':
      return objectOf(node, context)
    case 'MemberExpression':
      return memberOf(at('object'), node, context)
    case 'Identifier':
      return valueOf(findBinding(context.file, node, node.name as string), node, context)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return { closure: node, file: context.file, given: context.given } satisfies Closure
    case 'CallExpression':
      return call(node, context)
    default:
      return UNKNOWN
  }
}

function isSql(tag: Node): boolean {
  return tag.type === 'Identifier' && tag.name === 'sql'
}

function partsOf(template: Node, context: Context): unknown[] {
  const quasis = template.quasis as { value: { cooked: string } }[]
  return quasis.flatMap(({ value }, index) => {
    const expression = (template.expressions as Node[])[index]
    return expression ? [value.cooked, new Part(evaluate(expression, context))] : [value.cooked]
  })
}

/** A value in `${…}`: a string there is a parameter of `sql`, unlike surrounding text. */
class Part {
  value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

function sqlOf(part: unknown): string {
  if (!(part instanceof Part)) return String(part)
  return part.value instanceof Fragment ? part.value.text : PARAMETER
}

function concatenated(parts: unknown[]): unknown {
  const values = parts.map((part) => (part instanceof Part ? part.value : part))
  return values
    .map((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : UNRESOLVED))
    .join('')
}

function pick(options: readonly Node[], context: Context): unknown {
  return evaluate(options[context.choice % options.length]!, context)
}

function objectOf(node: Node, context: Context): unknown {
  return Object.fromEntries(
    (node.properties as Node[]).flatMap((property) => {
      if (property.type !== 'Property' || property.computed === true) return []
      const key = property.key as Node
      return [[String(key.name ?? key.value), evaluate(property.value as Node, context)]]
    }),
  )
}

function memberOf(object: unknown, node: Node, context: Context): unknown {
  if (typeof object !== 'object' || object === null || object instanceof Fragment || 'closure' in object)
    return UNKNOWN
  const property = node.property as Node
  const key = node.computed === true ? evaluate(property, context) : property.name
  const values = Object.values(object)
  if (key === UNKNOWN) return values.length > 0 ? values[context.choice % values.length] : UNKNOWN
  return fieldOf(object, key)
}

function valueOf(binding: Binding | undefined, place: Node, context: Context): unknown {
  switch (binding?.kind) {
    case 'value': {
      const value = evaluate(binding.node, { ...context, file: binding.file })
      return binding.path.reduce<unknown>(fieldOf, value)
    }
    case 'element': {
      const list = evaluate(binding.list, context)
      return Array.isArray(list) && list.length > 0 ? list[context.choice % list.length] : UNKNOWN
    }
    case 'parameter':
      return context.given.has(binding.node) ? context.given.get(binding.node) : fromCallers(binding, context)
    case 'module':
      return context.modules.get(binding.name)?.[binding.imported] ?? UNKNOWN
    default:
      return place.name === 'undefined' ? undefined : UNKNOWN
  }
}

/** Arguments of callers in the same file, or values of the parameter's type. */
function fromCallers(binding: Binding & { kind: 'parameter' }, context: Context): unknown {
  const listed = literalsOf(binding)
  if (listed.length > 0) return listed[context.choice % listed.length]
  if (!binding.isWhole && binding.node.parent?.type !== 'AssignmentPattern') return UNKNOWN
  const name = ((binding.owner.id ?? (binding.owner.parent?.id as Node | undefined)) as Node | undefined)
    ?.name
  if (typeof name !== 'string') return UNKNOWN
  const callArguments = callsOf(binding.file, name).flatMap(
    (call) => (call.arguments as Node[])[binding.index] ?? [],
  )
  return callArguments.length > 0 ? pick(callArguments, { ...context, file: binding.file }) : UNKNOWN
}

/** The literals of a parameter's type: `'vehicles' | 'depots'`, directly or by the name of the type. */
function literalsOf(binding: Binding & { kind: 'parameter' }): string[] {
  const annotation = (binding.node.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined
  const name = ((annotation?.typeName as Node | undefined)?.name ?? '') as string
  const alias = (binding.file.program.body as Node[])
    .map((statement) => ((statement.declaration as Node | null | undefined) ?? statement) as Node)
    .find((node) => node.type === 'TSTypeAliasDeclaration' && (node.id as Node).name === name)
  const type = (alias?.typeAnnotation as Node | undefined) ?? annotation
  if (type?.type !== 'TSUnionType') return []
  return (type.types as Node[]).flatMap((option) => {
    const value = option.type === 'TSLiteralType' ? (option.literal as Node).value : undefined
    return typeof value === 'string' ? [value] : []
  })
}

function call(node: Node, context: Context): unknown {
  const callee = node.callee as Node
  const values = (node.arguments as Node[]).map((argument) => evaluate(argument, context))
  if (callee.type === 'MemberExpression' && callee.computed !== true) {
    const name = (callee.property as Node).name as string
    if (isSql(callee.object as Node)) return sqlHelper(name, values)
    if (['execute', 'as', '$castTo'].includes(name)) return UNKNOWN
    return method(evaluate(callee.object as Node, context), name, values, context)
  }
  const target = evaluate(callee, context)
  return isClosure(target) ? apply(target, values, context) : UNKNOWN
}

function sqlHelper(name: string, [value, separator]: unknown[]): Fragment {
  if (name === 'join' && Array.isArray(value)) {
    const texts = value.map((item) => sqlOf(new Part(item)))
    return new Fragment(texts.join(separator instanceof Fragment ? separator.text : ', '))
  }
  if (name === 'lit' && typeof value === 'number') return new Fragment(String(value))
  if (typeof value !== 'string') return new Fragment(UNRESOLVED)
  if (name === 'raw') return new Fragment(value)
  if (name === 'lit') return new Fragment(`'${value.replaceAll("'", "''")}'`)
  const quoted = value.split('.').map((word) => `"${word}"`)
  return new Fragment(quoted.join('.'))
}

/** Methods of lists and strings used to build SQL. */
function method(target: unknown, name: string, values: unknown[], context: Context): unknown {
  const run = (item: unknown, index: number): unknown =>
    isClosure(values[0]) ? apply(values[0], [item, index], context) : UNKNOWN
  if (Array.isArray(target)) {
    const list = target as unknown[]
    if (name === 'map') return list.map(run)
    if (name === 'flatMap') return list.flatMap(run)
    if (name === 'filter') return list
    if (name === 'join') {
      const separator = String(values[0])
      return concatenated(list.flatMap((item, index) => (index > 0 ? [separator, item] : [item])))
    }
  }
  if (typeof target === 'string' && name === 'replaceAll')
    return target.replaceAll(String(values[0]), String(values[1]))
  if (typeof target === 'string' && name === 'trim') return target.trim()
  return UNKNOWN
}

function isClosure(value: unknown): value is Closure {
  return typeof value === 'object' && value !== null && 'closure' in value
}

function apply({ closure, file, given }: Closure, values: unknown[], context: Context): unknown {
  const bound = new Map([...context.given, ...given])
  for (const [index, parameter] of (closure.params as Node[]).entries())
    bindParameter(parameter, values[index], index < values.length, bound, context)
  const inner = { ...context, file, given: bound }
  const body = closure.body as Node
  if (body.type !== 'BlockStatement') return evaluate(body, inner)
  const returned = returnsOf(body)
  return returned.length > 0 ? pick(returned, inner) : UNKNOWN
}

function bindParameter(
  parameter: Node,
  value: unknown,
  isGiven: boolean,
  bound: Map<Node, unknown>,
  context: Context,
): void {
  if (parameter.type === 'Identifier') bound.set(parameter, isGiven ? value : undefined)
  if (parameter.type === 'ObjectPattern') {
    for (const property of parameter.properties as Node[]) {
      if (property.type !== 'Property') continue
      bindParameter(property.value as Node, fieldOf(value, (property.key as Node).name), true, bound, context)
    }
  }
  if (parameter.type === 'AssignmentPattern')
    bound.set(parameter.left as Node, isGiven ? value : evaluate(parameter.right as Node, context))
}

function fieldOf(value: unknown, name: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name as string)
  return isObject ? (value as Record<string, unknown>)[name as string] : UNKNOWN
}

function returnsOf(node: Node): Node[] {
  if (/Function/.test(node.type)) return []
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument as Node] : []
  return Object.entries(node).flatMap(([field, value]) => {
    if (field === 'parent') return []
    const children = (Array.isArray(value) ? value : [value]) as unknown[]
    return children.flatMap((child) =>
      typeof child === 'object' && child !== null && 'type' in child ? returnsOf(child as Node) : [],
    )
  })
}
