// Calls of the invitation page.
import { acceptResponse, invitationOffer, type AcceptBody } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

/** What the link offers. Asked once: a refusal stays one. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation-offer', token],
    queryFn: ({ signal }) =>
      callApi('/invitations/look', invitationOffer, {
        method: 'POST',
        body: { token },
        isPublic: true,
        signal,
      }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** With a session of the invited address, or with what a new account needs. */
export const acceptInvitation = (body: AcceptBody) =>
  callApi('/invitations/accept', acceptResponse, {
    method: 'POST',
    body,
    isPublic: body.person !== undefined,
  })
