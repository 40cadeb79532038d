// Dutch texts of the product's six features, on the home page and the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  oneProduct: 'Eén product, van order tot voordeur',
  planningTitle: 'Ritplanning met AI',
  planningShort:
    'Tweehonderd stops worden ritten die elk tijdvak, elke dienst en elke lading respecteren. Wat niet past, staat op een lijst, met de reden en de kleinste aanpassing die helpt.',
  trackingTitle: 'Live volgen en meldingen',
  trackingShort:
    'Voertuigen bewegen mee met elke positie die binnenkomt. Een stop in gevaar valt op voordat hij te laat is, en de ontvanger hoort het van jou, 30 minuten vooraf.',
  analyticsTitle: 'Analysedashboard',
  analyticsShort:
    'Op tijd, kosten, afstand en uren van de gereden dagen. Elke grafiek beantwoordt één vraag en heeft zijn tabel.',
  securityTitle: 'Beveiliging voor ondernemingen',
  securityShort:
    'Toegang per rol, tot op de rij. Chauffeurs zien hun eigen rit, ontvangers hun eigen pakket en niemand een ander bedrijf.',
  tenantsTitle: 'Beheer van meerdere bedrijven',
  tenantsShort: 'Meerdere vloten onder één dak: elk met een eigen merk, abonnement, mensen en gegevens.',
  driverTitle: 'Chauffeursapp',
  driverShort:
    'De volgende stop vult het scherm: waar, wanneer, wat af te geven. Daaronder de rest van de rit, op volgorde.',
  planScreen: 'Het planscherm: ritten op de kaart, als lijst en als tijdlijn',
  liveScreen: 'Het livescherm in donker: voertuigen op de kaart en de stops in gevaar',
} satisfies Translation<typeof en>
