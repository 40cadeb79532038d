// Uploads the company's logo and stores its URL in the company's row.
import { LOGO_MAX_BYTES, LOGO_TYPES } from '@dropwise/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTenant } from '../../lib/company-context.tsx'
import { supabase } from '../../lib/supabase.ts'
import { settingsWords as words } from '../../lib/words/settings.ts'

/** The logo's public URL. */
async function upload(companyId: string, file: File): Promise<string> {
  if (!LOGO_TYPES.some((type) => type === file.type)) throw new Error(words('choosePicture'))
  if (file.size > LOGO_MAX_BYTES) throw new Error(words('pictureTooLarge', { size: LOGO_MAX_BYTES / 1024 }))
  const { storage } = await supabase()
  // A new name, so caches do not show the old picture.
  const name = `${companyId}/${crypto.randomUUID()}`
  const { error } = await storage.from('logos').upload(name, file, { contentType: file.type })
  if (error) throw new Error(error.message)
  return storage.from('logos').getPublicUrl(name).data.publicUrl
}

/** Call with a file, or with null to remove it. */
export function useLogo() {
  const { company } = useTenant()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (file: File | null) => {
      const logoUrl = file ? await upload(company.id, file) : null
      const client = await supabase()
      const { data, error } = await client
        .from('tenants')
        .update({ logo_url: logoUrl })
        .eq('id', company.id)
        .select('id')
      if (error) throw new Error(error.message)
      if (data.length === 0) throw new Error(words('onlyAdministrator'))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['company', company.id] }),
  })
}
