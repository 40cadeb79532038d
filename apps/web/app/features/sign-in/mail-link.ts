// What the links in account mails bring along in their fragment (implicit flow): a session, or why there is none.

export interface LinkTokens {
  access_token: string
  refresh_token: string
}

/** Reads the fragment of the address that a mail's link led to. */
export function readMailLink(hash: string): { tokens: LinkTokens } | { problem: string } {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const access = values.get('access_token')
  const refresh = values.get('refresh_token')
  if (access && refresh) return { tokens: { access_token: access, refresh_token: refresh } }
  return { problem: values.get('error_description') ?? 'This page needs the link from the mail' }
}

/** Takes the tokens out of the address, so that nobody finds them in the history. */
export function forgetMailLink(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}
