// Calls of the team's page: members and their roles.
import { membersResponse, type MemberPatchBody } from '@dropwise/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'
import { supabase } from '../../lib/supabase.ts'

export const membersQuery = () =>
  queryOptions({
    queryKey: ['members'],
    queryFn: ({ signal }) => callApi('/members', membersResponse, { signal }),
  })

/** Members whom the company's directory deactivated. */
export const suspendedQuery = () =>
  queryOptions({
    queryKey: ['members', 'suspended'],
    queryFn: ({ signal }) => callApi('/members?status=suspended', membersResponse, { signal }),
  })

function useMemberCall<Input>(run: (input: Input) => Promise<null>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () =>
      Promise.all(['members', 'roles'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
}

export const useChangeRole = () =>
  useMemberCall(({ userId, ...body }: { userId: string } & MemberPatchBody) =>
    callApi(`/members/${userId}`, z.null(), { method: 'PATCH', body }),
  )
export const useRemoveMember = () =>
  useMemberCall((userId: string) => callApi(`/members/${userId}`, z.null(), { method: 'DELETE' }))
/** Refreshes the session to the caller's new role. */
export const useHandOver = () =>
  useMemberCall(async (userId: string) => {
    const result = await callApi(`/members/${userId}/hand-over`, z.null(), { method: 'POST', body: {} })
    await (await supabase()).auth.refreshSession()
    return result
  })
