// American spellings of the owner's map regions.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  fromCatalogue: 'catalog, {extract}',
  catalogue: 'Catalog',
  catalogueNoun: 'the catalog',
  catalogueOf: 'Catalog of {day}, from {host}',
  catalogueShipped: 'Catalog as it ships with the product',
  refreshCatalogue: 'Refresh catalog',
} satisfies Partial<Translation<typeof en>>
