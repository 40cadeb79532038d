// Title, description, social preview, canonical link and structured data of a public page (ROWS 1-2), as route `meta`.
import { DEFAULT_TITLE, PRODUCT_NAME } from '@dropwise/contracts'
import type { MetaDescriptor } from 'react-router'

/** Stands in prerendered HTML; the server writes PUBLIC_URL in its place when one is set. */
export const SITE_ORIGIN = 'https://dropwise.example'

const KEYWORDS =
  'route planning, delivery management, fleet management, live tracking, proof of delivery, route optimization'

interface PageMeta {
  /** Absent on the home page, which carries the product's title. */
  title?: string
  description: string
  path: string
  keywords?: string
  /** Pages that are of no use in a search engine. */
  isHidden?: boolean
}

/** All tags of one page. */
export function pageMeta({
  title,
  description,
  path,
  keywords = KEYWORDS,
  isHidden = false,
}: PageMeta): MetaDescriptor[] {
  const fullTitle = title ? `${title} - ${PRODUCT_NAME}` : DEFAULT_TITLE
  const url = `${SITE_ORIGIN}${path}`
  const image = `${SITE_ORIGIN}/social.png`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { name: 'robots', content: isHidden ? 'noindex' : 'index, follow' },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: PRODUCT_NAME,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        description,
        url,
        image,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    },
  ]
}
