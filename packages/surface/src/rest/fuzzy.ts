// Finds the name that was probably meant: shared letter groups first, then edit distance.

/**
 * Least similarity of a suggested table or function, so that suggestions reveal no more of the schema than
 * typing errors need.
 */
export const MIN_NAME_LIKENESS = 0.75

const simplify = (text: string): string =>
  `-${text.toLowerCase().replace(/[^a-zA-Z0-9\u00C0-\u00FF, ]+/g, '')}-`

function grams(text: string, size: number): Map<string, number> {
  const padded = simplify(text).padEnd(size, '-')
  const counts = new Map<string, number>()
  for (let i = 0; i + size <= padded.length; i += 1) {
    const gram = padded.slice(i, i + size)
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      )
    }
    row = next
  }
  return row[b.length] ?? 0
}

function cosine(a: Map<string, number>, b: Map<string, number>): number {
  let dot = 0
  for (const [gram, count] of a) dot += count * (b.get(gram) ?? 0)
  const norm = (m: Map<string, number>) => Math.sqrt([...m.values()].reduce((sum, n) => sum + n * n, 0))
  return dot === 0 ? 0 : dot / (norm(a) * norm(b))
}

/** The closest of `names` to `wanted` with a likeness of at least `least` (0 to 1), or null. */
export function closest(names: Iterable<string>, target: string, least: number): string | null {
  if (target.length > 200) return null
  const all = [...new Set(names)]
  const exact = all.find((name) => name.toLowerCase() === target.toLowerCase())
  if (exact !== undefined) return exact
  for (const size of [3, 2]) {
    const wantedGrams = grams(target, size)
    const near = all
      .map((name) => ({ name, score: cosine(wantedGrams, grams(name, size)) }))
      .filter((n) => n.score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 50)
      .map(({ name }) => ({
        name,
        score: 1 - distance(name.toLowerCase(), target.toLowerCase()) / Math.max(name.length, target.length),
      }))
      .filter((n) => n.score >= least)
      .toSorted((a, b) => b.score - a.score)
    if (near[0] !== undefined) return near[0].name
  }
  return null
}
