import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { editWithUndo } from '../config/edit-with-undo';
import type { ConfigUpdate } from '../config/global-styles-context';
import { useStyleNames } from '../config/use-style-names';
import { useGlobalStyles } from '../config/use-global-styles';
import { PRESET_KINDS, type PresetKind } from '../rules/preset-kinds';
import { describeDifference } from '../rules/describe-difference';
import { listPresetUses } from '../rules/preset-uses';
import type { PalettePreset } from './palette-kinds';

// More would not fit into a notice.
const MAX_NAMED = 5;

/** Removes a preset by the given edit, and reports the places that used it. */
export type RemoveWithNotice = (
	preset: PalettePreset,
	update: ConfigUpdate
) => void;

/**
 * Returns a function that removes a preset at once (specification 4.4), with a notice that lists its uses and undoes it.
 *
 * @param kind Kind of the preset.
 */
export function useRemoval( kind: PresetKind ): RemoveWithNotice {
	const { merged, setUser } = useGlobalStyles();
	const names = useStyleNames();
	return ( { slug, name }, update ) => {
		const uses = listPresetUses(
			merged.styles,
			PRESET_KINDS[ kind ].infix,
			slug
		)
			.slice( 0, MAX_NAMED )
			.map( ( path ) =>
				describeDifference(
					{
						path: [ 'styles', ...path ],
						kind: 'removed',
						before: undefined,
						after: undefined,
					},
					names
				)
			);
		void runOnItems( [ { id: slug } ], {
			subject: 'preset',
			editedRecord: 'globalStyles',
			run: async () => {
				const undo = editWithUndo( setUser, {
					name: 'preset',
					update,
				} );
				return async () => undo();
			},
			done: () => describeRemoval( name, uses ),
		} );
	};
}

function describeRemoval( name: string, uses: readonly string[] ): string {
	return uses.length === 0
		? sprintf(
				/* translators: %s: name of a color or a gradient. */
				__( '“%s” removed. The styles do not use it.', 'atelier' ),
				name
		  )
		: sprintf(
				/* translators: 1: name of a color or a gradient, 2: names of places, for example "Color, text; Quote › Color, background". */
				__( '“%1$s” removed. It was used for: %2$s.', 'atelier' ),
				name,
				/* translators: Separates the items of a list whose items have commas. */
				uses.join( `${ __( ';', 'atelier' ) } ` )
		  );
}
