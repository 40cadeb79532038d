// What the links in account mails bring along in their fragment (implicit flow): a session, or why there is none.
import { useEffect, useRef, useState } from 'react'

export interface LinkTokens {
  access_token: string
  refresh_token: string
}

export type MailLink = { tokens: LinkTokens } | { problem: string }

/** Reads the fragment of the address that a mail's link led to. */
export function readMailLink(hash: string): MailLink {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const access = values.get('access_token')
  const refresh = values.get('refresh_token')
  if (access && refresh) return { tokens: { access_token: access, refresh_token: refresh } }
  return { problem: values.get('error_description') ?? 'This page needs the link from the email' }
}

/**
 * What the link of a mail brought, once, and the tokens out of the address at once: nobody is to find them there, in the
 * history, or in what the page is shared as. Null until the page lives.
 */
export function useMailLink(): MailLink | null {
  const [link, setLink] = useState<MailLink | null>(null)
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    const found = readMailLink(window.location.hash)
    window.history.replaceState(window.history.state, '', window.location.pathname)
    setLink(found)
  }, [])
  return link
}
