import { describeLackingPresets } from '@/features/transfer/rules/describe-lacking-presets';
import type { BringRow } from '@/features/transfer/rules/types';

const rows = (
	...presets: readonly [ slug: string, isUsed: boolean, places?: number ][]
) =>
	presets.map(
		( [ slug, isUsed, places ] ) =>
			( {
				preset: { kind: 'color', slug, value: '', isUsed, places },
			} ) as unknown as BringRow
	);

it.each( [
	[
		'38 places in your pages use colors, sizes or fonts that this theme does not have: contrast-2, accent-6.',
		rows( [ 'contrast-2', true, 30 ], [ 'accent-6', true, 8 ] ),
	],
	[
		'Your pages use colors, sizes or fonts that this theme does not have: contrast-2.',
		rows( [ 'contrast-2', true ] ),
	],
	[
		'What you bring uses colors, sizes or fonts that this theme does not have: contrast-2.',
		rows( [ 'contrast-2', false, 0 ] ),
	],
] )( 'says: %s', ( sentence, presets ) => {
	expect( describeLackingPresets( presets ) ).toBe( sentence );
} );
