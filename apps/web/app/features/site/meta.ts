// Title, description, social preview, canonical link and structured data of every page (requirement 1-2), as route `meta`.
import { homeTitle } from '@dropwise/contracts'
import type { MetaDescriptor } from 'react-router'
import { BRAND, TRIAL } from '../../lib/brand-of-page.ts'

/** Description of the product, for pages without their own. */
export const DESCRIPTION = `${BRAND.name} plans a day of deliveries on real roads, follows the vans live and tells recipients when their parcel comes. ${TRIAL.adjective} free trial, no credit card.`

/** Origin in prerendered HTML. The server replaces it with the real one (PUBLIC_URL, else the request's). */
const STAND_IN = 'https://dropwise.example'

/** The site's origin. The browser reads it from the HTML, so hydration changes nothing. */
function siteOrigin(): string {
  if (typeof document === 'undefined') return STAND_IN
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  return new URL(canonical ?? window.location.href).origin
}

const KEYWORDS =
  'route planning, delivery management, fleet management, live tracking, proof of delivery, route optimization'

interface PageMeta {
  /** Absent on the home page, which uses the product's title. */
  title?: string
  /** The product's title in the language of the page. */
  productTitle?: string
  description: string
  /** Absent where one file serves many URLs: it cannot name the requested one. */
  path?: string
  keywords?: string
  /** True for pages that search engines should skip. */
  isHidden?: boolean
}

/** All tags of one page. */
export function pageMeta({
  title,
  productTitle = homeTitle(BRAND.name),
  description,
  path,
  keywords = KEYWORDS,
  isHidden = false,
}: PageMeta): MetaDescriptor[] {
  const fullTitle = title ? `${title} - ${BRAND.name}` : productTitle
  const origin = siteOrigin()
  const url = path === undefined ? undefined : `${origin}${path}`
  const image = `${origin}/logo.png`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { name: 'robots', content: isHidden ? 'noindex' : 'index, follow' },
    ...(url === undefined
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `The ${BRAND.name} logo` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: BRAND.name,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        description,
        url: url ?? origin,
        image,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    },
  ]
}

/**
 * All tags of a page that search engines should skip, such as those behind sign-in. A function names the page in
 * its language.
 */
export const hiddenMeta =
  (title: string | (() => string)) =>
  ({ location }: { location: { pathname: string } }): MetaDescriptor[] =>
    pageMeta({
      title: typeof title === 'string' ? title : title(),
      description: DESCRIPTION,
      path: location.pathname,
      isHidden: true,
    })
