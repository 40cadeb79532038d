// A place in words, and where the phone was, as a link to a map.
export function PlaceLink({
  text = null,
  lat,
  lng,
}: {
  text?: string | null
  lat: number | null
  lng: number | null
}) {
  if (lat === null || lng === null) return text
  return (
    <>
      {text && `${text}, `}
      <a
        className="text-link tabular-nums"
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
        target="_blank"
        rel="noreferrer"
      >
        {lat.toFixed(5)}, {lng.toFixed(5)}
      </a>
    </>
  )
}
