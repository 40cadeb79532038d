// Reads back the values of an English sentence that the server made, so that it can be said in another language. Pure.

/** Values by the names in the template, such as `{vehicle}`; null when the sentence was made from another. */
export function valuesIn(sentence: string, template: string): Readonly<Record<string, string>> | null {
  const pattern = template
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 === 1 ? `(?<${part}>.*?)` : part.replaceAll(/[.?()|\\]/g, String.raw`\$&`)))
    .join('')
  const match = new RegExp(`^${pattern}$`, 's').exec(sentence)
  return match && { ...match.groups }
}
