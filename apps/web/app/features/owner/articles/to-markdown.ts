// Converts a shipped article to Markdown, the starting point of an owner's text.

/** Converts the elements that articles use; of other elements only the text remains. */
export function toMarkdown(article: Element): string {
  return `${[...article.children]
    .flatMap(blocks)
    .filter((block) => block !== '')
    .join('\n\n')}\n`
}

function blocks(element: Element): string[] {
  switch (element.tagName) {
    case 'H1':
      return [`# ${inline(element)}`]
    case 'H2':
      return [`## ${inline(element)}`]
    case 'P':
      return [inline(element)]
    case 'UL':
      return [[...element.children].map((item) => `- ${inline(item)}`).join('\n')]
    case 'DL':
      return [[...element.children].map(definition).join('\n')]
    default:
      return [...element.children].flatMap(blocks)
  }
}

const definition = (element: Element): string =>
  element.tagName === 'DT' ? `- **${inline(element)}**:` : `  ${inline(element)}`

function inline(node: Node): string {
  const text = [...node.childNodes]
    .map((child) => {
      if (!(child instanceof Element)) return (child.textContent ?? '').replaceAll(/([\\*_[\]<>`])/g, '\\$1')
      if (child.tagName === 'A') return `[${inline(child)}](${child.getAttribute('href') ?? ''})`
      if (child.tagName === 'CODE') return `\`${child.textContent ?? ''}\``
      return inline(child)
    })
    .join('')
  return text.replaceAll(/\s+/g, ' ').trimStart()
}
