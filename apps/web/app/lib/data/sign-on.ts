// The company's single sign-on: its connection, and the mail domains that lead people there.
import { signOnResponse, signOnTrialResponse, type SignOnBody } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api.ts'

const PATH = '/company/sign-on'
const domainPath = (domain: string): string => `${PATH}/domains/${encodeURIComponent(domain)}`

export const signOnQuery = () =>
  queryOptions({
    queryKey: ['sign-on'],
    queryFn: ({ signal }) => callApi(PATH, signOnResponse, { signal }),
  })
export const saveSignOn = (body: SignOnBody) => callApi(PATH, signOnResponse, { method: 'PUT', body })
export const removeSignOn = () => callApi(PATH, signOnResponse, { method: 'DELETE' })
export const trySignOn = () => callApi(`${PATH}/trial`, signOnTrialResponse, { method: 'POST' })
export const addSignOnDomain = (domain: string) =>
  callApi(`${PATH}/domains`, signOnResponse, { method: 'POST', body: { domain } })
export const checkSignOnDomain = (domain: string) =>
  callApi(`${domainPath(domain)}/check`, signOnResponse, { method: 'POST' })
export const removeSignOnDomain = (domain: string) =>
  callApi(domainPath(domain), signOnResponse, { method: 'DELETE' })
