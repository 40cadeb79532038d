// `npm run region -- catalogue`: extracts that match a search, with size and estimates for compiling.
import {
  estimateCompile,
  openCatalogue,
  refreshCatalogue,
  type Catalogue,
} from '../../packages/roads/src/index.ts'

/** Prints one match per line. Throws RoadsError when a refresh fails. */
export async function printCatalogue(
  regionsFolder: string,
  words: string,
  isRefresh: boolean,
  mirrors: string[],
): Promise<void> {
  const catalogue = isRefresh ? await refreshCatalogue(regionsFolder, mirrors) : openCatalogue(regionsFolder)
  const matches = catalogue.search(words)
  for (const extract of matches) {
    const size =
      extract.approximateBytes === null ? 'size unknown' : `about ${extract.approximateBytes / 1e6} MB`
    const estimate = estimateCompile(extract.approximateBytes)
    const memory = estimate
      ? `, estimated ${gigabytes(estimate.memoryBytes.least)}-${gigabytes(estimate.memoryBytes.most)} GB of memory to compile`
      : ''
    console.log(`${extract.path}  ${extract.name}, ${size}${memory}`)
  }
  console.log(`${matches.length} of ${catalogue.extracts.length} extracts. ${origin(catalogue)}`)
}

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1)

function origin({ readFrom }: Catalogue): string {
  return readFrom
    ? `Read from ${readFrom.mirror} on ${readFrom.readAt.slice(0, 10)}.`
    : "The list that ships with the product; --refresh reads the mirror's."
}
