// The planned day on navy beside the form.

export function NightTown() {
  return <div className="h-full" />
}
