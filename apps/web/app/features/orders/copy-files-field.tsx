// Whether to copy an order's files too; nothing without files.
import { useQuery } from '@tanstack/react-query'
import { plural } from '../../lib/format.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { attachmentsQuery } from '../../ui/attachments/api.ts'

export function CopyFilesField({
  orderId,
  isOn,
  onChange,
}: {
  orderId: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const count = useQuery(attachmentsQuery(orderId)).data?.length ?? 0
  if (count === 0) return null
  return <Checkbox label={`Copy ${plural(count, 'file')}`} isChecked={isOn} onChange={onChange} />
}
