// Spanish texts of the pages about the company and its openings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Planificamos días, no puntos en un mapa',
  lead: '{name} es una plataforma para empresas que reparten.',
  whatWeMake: 'Qué hacemos',
  whatWeMakeDay:
    'Planifica un día de paradas, lo entrega a los conductores, sigue cómo transcurre y avisa a quienes esperan. Los jefes de tráfico la tienen abierta todo el día, los conductores la miran entre dos puertas, los destinatarios una vez.',
  whatWeMakePlanner:
    'El planificador en su corazón es nuestro. Conoce calles de sentido único y puentes, turnos y franjas, lo que cabe en una furgoneta y lo que cuesta una promesa, y dice por qué cuando algo no encaja.',
  howWeWork: 'Cómo trabajamos',
  howWeWorkMeasure:
    'Medimos antes de afirmar. Cada plan lo comprueba un segundo programa que no comparte ni una línea con el primero. Lo que no sabemos lo marcamos como estimado.',
  howWeWorkBadDay:
    'Construimos para el mal día: el teléfono sin señal, la hoja de cálculo con dos formatos de fecha, la prueba que termina mientras hay doce furgonetas fuera. Un día en ruta llega hasta el final cuando termina una prueba o se suspende una cuenta.',
  believe: 'En qué creemos',
  believeReason: 'Se confía en el software que da un motivo; el que da una orden se esquiva.',
  believeData: 'Los datos pertenecen a la empresa de la que tratan.',
  believeTime: 'Un destinatario merece una hora verdadera más que tres mensajes amables.',
  believeDriver: 'Un conductor no es un punto.',
  talk: 'Habla con nosotros',
  talkMore:
    'Las preguntas van a <contact>Contacto</contact>, los puestos del equipo están en <careers>Empleo</careers>.',
  careersTitle: 'Trabaja en un día que tiene que salir bien',
  careersLead: 'Hay dos puestos abiertos con quienes hacen {name}.',
  engineer: 'Ingeniería de optimización de rutas',
  engineerField: 'Ingeniería',
  engineerPlace: 'En remoto, UTC-8 a +2',
  engineerLead:
    'Haces que el motor encuentre en un segundo un plan que hoy le lleva diez, y demuestras que es correcto.',
  engineerSearch: 'Búsqueda en grandes vecindarios, o ganas de aprenderla',
  engineerCode: 'TypeScript, y paciencia para medir',
  engineerReason: 'Sabes decirle a un jefe de tráfico por qué la parada 11 llega tarde',
  success: 'Éxito del cliente, logística',
  successField: 'Clientes',
  successPlace: 'En remoto',
  successLead:
    'Te sientas junto a un jefe de tráfico la primera mañana y traes de vuelta lo que duele, con sus palabras.',
  successPlanned: 'Has planificado un día por tu cuenta, en papel o algo peor',
  successCalm: 'Calma a las 06:40 de un lunes',
  successLanguages: 'Inglés y otro idioma más',
  fullTime: 'Jornada completa',
  apply: 'Solicitar el puesto',
  applyMore: 'Solicitar el puesto abre el formulario de contacto. Bastan tres frases.',
} satisfies Translation<typeof en>
