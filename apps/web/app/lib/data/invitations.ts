// Invitations of the company, for the pages of team and drivers.
import { invitationBody, invitationResponse, invitationsResponse } from '@dropwise/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../api.ts'

export const invitationsQuery = () =>
  queryOptions({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => callApi('/invitations', invitationsResponse, { signal }),
  })

function useInvitationCall<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: ['invitations'] }),
  })
}

/** Sends the invitation mail and replaces an earlier open one to the address. */
export const useInvite = () =>
  useInvitationCall((body: z.input<typeof invitationBody>) =>
    callApi('/invitations', invitationResponse, { method: 'POST', body }),
  )
export const useResendInvitation = () =>
  useInvitationCall((id: string) =>
    callApi(`/invitations/${id}/resend`, invitationResponse, { method: 'POST', body: {} }),
  )
export const useRevokeInvitation = () =>
  useInvitationCall((id: string) => callApi(`/invitations/${id}`, z.null(), { method: 'DELETE' }))
