// Phrases of which a search takes one for another, or for one word: `get rid` and `remove`, `onroerend goed` and `vastgoed`. Without accents.

/** By the tag of a language, one a line: what they are read as, a colon, the phrases, separated by commas. Of two ways the one that says most of its words is the first. */
export const KNOWN_PHRASES: Readonly<Record<string, string>> = {
  en: `remove: get rid, gets rid, getting rid, got rid
    swimsuit: bathing suit, bathing suits, swimming suit, swimming suits, swim suit, swim suits, swimming costume, swimming costumes
    rash guard: rash vest, rash vests, rash shirt, rash shirts, rashguard, rashguards
    t shirt: tee shirt, tee shirts
    running shoes: running trainers, running sneakers
    wedding dress: bridal gown, bridal gowns, bridal dress, bridal dresses
    makeup: make up
    tip: best practice, best practices
    at once: at the same time
    remote: work from home, working from home
    faq: frequently asked questions
    diy: do it yourself
    signup: sign up, signing up
    setup: set up, setting up
    backup: back up, backing up
    wifi: wi fi, wireless internet
    screenshot: screen shot, screen shots, screen capture
    usb stick: flash drive, flash drives, thumb drive, thumb drives, pen drive, memory stick, usb drive, usb drives
    power bank: portable charger, portable chargers
    smartphone: cell phone, cell phones, mobile phone, mobile phones
    hard drive: hard disk, hard disks, hdd
    video game: computer game, computer games
    help desk: helpdesk
    zip code: postcode, postcodes, post code, post codes, postal code, postal codes
    license plate: number plate, number plates
    driver license: driving licence, driving license
    gas station: petrol station, petrol stations, filling station, filling stations
    car rental: car hire
    electric car: electric vehicle, electric vehicles, ev, evs
    customer support: customer service, customer care
    phone number: contact number, telephone number
    opening hours: opening times, business hours, store hours
    dispose: throw away, throw out
    gain weight: put on weight, putting on weight
    lose weight: slimming
    earn money: make money, making money
    cheap: low cost, low price, low priced, budget friendly
    eco: eco friendly, environmentally friendly
    elderly: older adult, older adults, old people, older people, senior citizen, senior citizens
    newborn: new born, new borns
    usa: united states
    uk: great britain
    high blood pressure: hypertension
    low blood pressure: hypotension
    hair loss: alopecia
    bad breath: halitosis
    heartburn: acid reflux
    real estate agent: realtor, realtors, estate agent, estate agents
    stock market: share market
    bad credit: poor credit
    high school: secondary school, secondary schools
    freelance: self employed
    dryer: tumble dryer, tumble dryers, tumble drier
    air conditioner: air conditioning, aircon, air con
    vacuum: vacuum cleaner, vacuum cleaners
    litter box: litter tray, litter trays, litter pan
    living room: sitting room
    countertop: counter top, counter tops, worktop, worktops, work top
    flower shop: florist, florists
    bookshop: book store, book stores, book shop, bookstore, bookstores
    supermarket: grocery store, grocery stores
    pharmacy: drug store, drug stores
    hairdresser: hair salon, hair salons
    barber: barber shop, barber shops, barbershop, barbershops
    lawyer: law firm, law firms
    recruitment agency: staffing agency, staffing agencies, staffing firm, staffing company, staffing companies, employment agency, employment agencies
    house cleaning: home cleaning, domestic cleaning, residential cleaning
    house clearance: home clearance, property clearance
    moving company: removal company, removals company, removal companies
    veterinarian: veterinary doctor, veterinary doctors, animal doctor, animal doctors, vet doctor, veterinary surgeon, veterinary surgeons
    calculate: figure out, figuring out
    roi: return on investment
    pos: point of sale
    iot: internet of things
    pest control: exterminator, exterminators`,
  nl: `vastgoed: onroerend goed
    tweedehands: tweede hands
    afvallen: gewicht verliezen
    zelf maken: diy
    verwijderen: weg krijgen
    thuiswerken: vanuit huis werken
    ai: kunstmatige intelligentie
    openingstijden: openingsuren
    klantenservice: klanten service, klantendienst
    elektrische auto: ev
    website maken: website bouwen
    hoge bloeddruk: hypertensie`,
  de: `ki: kunstliche intelligenz
    aug: arbeitnehmeruberlassungsgesetz
    dsgvo: datenschutz grundverordnung, datenschutzgrundverordnung
    betriebsrente: betriebliche altersvorsorge
    entfernen: los werden, loswerden, weg bekommen, wegbekommen
    abnehmen: gewicht verlieren, gewicht reduzieren
    gebraucht: zweite hand, aus zweiter hand, second hand
    homeoffice: home office, von zuhause arbeiten
    photovoltaik: pv
    elektroauto: elektro auto, e auto, eauto
    fuhrerschein: fahrerlaubnis
    offnungszeiten: geschaftszeiten
    kundenservice: kundendienst, kundensupport
    bluthochdruck: hoher blutdruck
    selber machen: selbst machen, diy
    geld verdienen: geld machen
    webseite: web seite, internetseite, internet seite
    handy: mobiltelefon
    klimaanlage: klima anlage, klimagerat`,
  fr: `ia: intelligence artificielle
    minceur: perte de poids, perdre du poids, perdre poids
    enlever: se debarrasser
    eau de pluie: eaux pluviales, eau pluviale, eaux de pluie
    cher: pas cher, pas chere, pas chers, pas cheres
    carte grise: certificat d immatriculation
    site web: site internet, sites internet
    rdv: rendez vous
    qr code: flashcode, flash code, code qr, codes qr
    fait maison: faire soi meme, diy
    lave linge: machine a laver
    lave vaisselle: machine a vaisselle
    telephone: telephone portable, telephones portables
    voiture electrique: vehicule electrique, vehicules electriques
    service client: service clients, service clientele
    mot de passe: mdp
    prise de poids: prendre du poids
    horaire: heures d ouverture, heure d ouverture
    teletravail: travail a domicile, travail a distance
    hypertension: tension arterielle elevee
    mal de tete: maux de tete, cephalee
    mal de dos: maux de dos, lombalgie
    chute de cheveux: perte de cheveux, alopecie`,
  es: `ia: inteligencia artificial
    adelgazar: bajar de peso, perder peso, perdida de peso, bajar peso
    eliminar: deshacerse de
    licencia de conducir: carnet de conducir, permiso de conducir
    pagina web: sitio web, paginas web, sitios web
    aire acondicionado: climatizador
    telefono movil: telefono celular
    coche electrico: vehiculo electrico, vehiculos electricos, carro electrico, auto electrico
    ganar dinero: hacer dinero
    numero de telefono: numero telefonico
    servicio al cliente: atencion al cliente
    seguro medico: seguro de salud, seguros de salud
    estados unidos: eeuu, usa
    presion alta: hipertension, presion arterial alta
    dolor de cabeza: cefalea
    caida de cabello: caida del cabello, caida del pelo, caida de pelo, alopecia
    derecho de autor: derechos de autor, copyright
    horario: horas de apertura
    teletrabajo: trabajo desde casa, trabajar desde casa`,
  it: `ia: intelligenza artificiale
    dimagrire: perdere peso, perdita di peso
    eliminare: sbarazzarsi di, liberarsi di
    usato: seconda mano
    sito web: sito internet, siti internet
    fai da te: diy
    climatizzatore: aria condizionata, condizionatore, condizionatori
    auto elettrica: veicolo elettrico, veicoli elettrici, macchina elettrica
    smart working: lavoro da casa, lavorare da casa
    mal di testa: cefalea
    pressione alta: ipertensione
    caduta dei capelli: perdita di capelli, perdita capelli, alopecia
    numero di telefono: numero telefonico
    orario: orari di apertura, orario di apertura
    servizio clienti: assistenza clienti
    guadagnare soldi: fare soldi`,
  pt: `ia: inteligencia artificial
    emagrecer: perder peso, perda de peso, emagrecimento
    usado: segunda mao, seminovo, seminovos
    carteira de motorista: cnh, carta de conducao
    celular: telefone celular, telemovel
    carro eletrico: veiculo eletrico, veiculos eletricos
    ganhar dinheiro: fazer dinheiro
    ar condicionado: climatizador
    pressao alta: hipertensao
    dor de cabeca: cefaleia
    queda de cabelo: perda de cabelo, alopecia
    home office: trabalhar em casa, trabalho em casa, teletrabalho
    numero de telefone: numero telefonico
    atendimento ao cliente: servico ao cliente, sac`,
};
