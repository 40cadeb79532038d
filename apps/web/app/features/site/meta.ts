// Title, description, social preview, canonical link and structured data of a public page (requirement 1-2), as route `meta`.
import { DEFAULT_TITLE, PRODUCT_NAME } from '@dropwise/contracts'
import type { MetaDescriptor } from 'react-router'

/** Stands in prerendered HTML; the server writes the site's own address in its place (PUBLIC_URL, else as it was asked). */
const STAND_IN = 'https://dropwise.example'

/** The site's address: in the browser that of the HTML it came with, so that nothing changes when the page comes alive. */
function siteOrigin(): string {
  if (typeof document === 'undefined') return STAND_IN
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  return new URL(canonical ?? window.location.href).origin
}

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
  const origin = siteOrigin()
  const url = `${origin}${path}`
  const image = `${origin}/social.png`
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
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'The Dropwise logo over a planned day of deliveries' },
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
