// Custom roles of the company, for the team's page and invitations.
import { companyRolesResponse, type CompanyRoleBody } from '@dropwise/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../api.ts'

export const rolesQuery = () =>
  queryOptions({
    queryKey: ['roles'],
    queryFn: ({ signal }) => callApi('/roles', companyRolesResponse, { signal }),
  })

/** Saves a role: a new one without an id. */
export function useSaveRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: CompanyRoleBody & { id: string | null }) => {
      if (id === null) await callApi('/roles', z.object({ id: z.string() }), { method: 'POST', body })
      else await callApi(`/roles/${id}`, z.null(), { method: 'PUT', body })
    },
    onSettled: () =>
      Promise.all(['roles', 'members'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
}

export function useRemoveRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi(`/roles/${id}`, z.null(), { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['roles'] }),
  })
}
