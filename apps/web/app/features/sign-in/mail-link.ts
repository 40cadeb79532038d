// Reads the fragment of account mail links (implicit flow): a session, or an error.
import { useEffect, useRef, useState } from 'react'
import { currentLanguage } from '../../lib/language.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'

export interface LinkTokens {
  access_token: string
  refresh_token: string
}

export type MailLink = { tokens: LinkTokens } | { problem: string }

/** Parses the fragment of a mail link. */
export function readMailLink(hash: string): MailLink {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const access = values.get('access_token')
  const refresh = values.get('refresh_token')
  if (access && refresh) return { tokens: { access_token: access, refresh_token: refresh } }
  const problem = values.get('error_description')
  if (problem === null) return { problem: words('needsMailLink') }
  // The server writes English.
  return { problem: currentLanguage().startsWith('en') ? problem : words('linkExpired') }
}

/** What is wrong with a link, and how long links work. */
export const brokenLinkText = (problem: string, hours: number): string =>
  words('linkBrokenMore', { problem: problem.replace(/[.。।]$/u, ''), hours })

/**
 * Reads a mail link once and removes its tokens from the URL, so they are not in the history or in shared
 * links. Null before hydration.
 */
export function useMailLink(): MailLink | null {
  const [link, setLink] = useState<MailLink | null>(null)
  const isHandled = useRef(false)
  useEffect(() => {
    if (isHandled.current) return
    isHandled.current = true
    const mailLink = readMailLink(window.location.hash)
    window.history.replaceState(window.history.state, '', window.location.pathname)
    setLink(mailLink)
  }, [])
  return link
}
