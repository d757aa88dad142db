/**
 * @jest-environment node
 */
import { tidyPot } from '../../../../tools/lib/tidy-pot.mjs';

const pot = `"POT-Creation-Date: 2026-01-01T00:00:00+00:00\\n"
"X-Domain: atelier\\n"

#. translators: %d: a number.
#: includes/class-a.php:12
#: includes/page/screens.json.texts.php:2
#: src/app/app.js:3
#: src/app/app.js:9
#: src/utils/say.js:1
msgid "Design"
msgstr ""`;

it( 'leaves out what changes without the texts, and names the sources', () => {
	expect( tidyPot( pot, ( path: string ) => path === 'src/app/app' ) )
		.toBe( `"X-Domain: atelier\\n"

#. translators: %d: a number.
#: includes/class-a.php
#: includes/page/screens.json
#: src/app/app.tsx
#: src/utils/say.ts
msgid "Design"
msgstr ""` );
} );
