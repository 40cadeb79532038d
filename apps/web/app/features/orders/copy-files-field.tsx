// Whether to copy an order's files too; nothing without files.
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '../../ui/choice.tsx'
import { attachmentsQuery } from '../../ui/attachments/api.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

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
  return <Checkbox label={words('copyFiles', { count })} isChecked={isOn} onChange={onChange} />
}
