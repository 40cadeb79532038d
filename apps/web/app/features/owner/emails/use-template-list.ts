// State and actions of the template list. The URL holds the filters.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matchesFilter } from '../../../lib/list-state.ts'
import { useSetUrlParams, useUrlState } from '../../../lib/url-state.ts'
import { DEFAULT_TEMPLATES, deleteTemplate, templatesQuery, type StoredTemplate } from './api.ts'
import { typeText } from './names.ts'
import { announce } from './say.ts'

export function useTemplateList() {
  const client = useQueryClient()
  const query = useQuery(templatesQuery())
  const [search, setSearch] = useUrlState('search')
  const [type, setType] = useUrlState('type')
  const setParams = useSetUrlParams()
  const [templateToDelete, askToDelete] = useState<StoredTemplate | null>(null)
  const isDefault = query.isError && query.data === undefined
  useEffect(() => {
    if (isDefault) announce.notLoaded()
  }, [isDefault])
  const removal = useMutation({
    mutationFn: deleteTemplate,
    onSuccess: announce.deleted,
    onError: announce.notDeleted,
    onSettled: () => client.invalidateQueries({ queryKey: ['owner', 'emails'] }),
  })
  const all = query.data ?? (isDefault ? DEFAULT_TEMPLATES : [])
  return {
    // A failed load is no error: the built-in list replaces it.
    query: { ...query, isError: false },
    total: all.length,
    items: all.filter(
      (template) =>
        (type === null || template.type === type) &&
        matchesFilter(`${template.name} ${template.subject} ${typeText(template.type)}`, search ?? ''),
    ),
    isDefault,
    retry: () => void query.refetch(),
    search: search ?? '',
    setSearch,
    type,
    setType,
    create: () => setParams({ template: 'new', view: null }),
    open: (id: string, view: 'preview' | null) => setParams({ template: id, view }),
    templateToDelete,
    askToDelete,
    remove: () => {
      if (templateToDelete?.id) removal.mutate(templateToDelete.id)
      askToDelete(null)
    },
  }
}
