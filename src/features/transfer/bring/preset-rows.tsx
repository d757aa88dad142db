import { ColorIndicator, SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { BRING, chooseFor, LEAVE } from '../rules/bring-choices';
import { describeLackingPresets } from '../rules/describe-lacking-presets';
import { nameDesignRecord } from '../rules/name-design-record';
import type { BringRow, PresetOption } from '../rules/types';
import type { BringSession } from './session';

const HAS_SWATCH: readonly string[] = [ 'color', 'gradient' ];

/** Colors, sizes and fonts that pages or brought things use, and that the current theme does not have: each is brought, or another takes its place. */
export function PresetRows( { session }: { session: BringSession } ) {
	const { work, plan } = session;
	const rows = work.rows.filter(
		( { key, preset } ) =>
			preset && ( preset.isUsed || plan.needed.has( key ) )
	);
	return rows.length === 0 ? null : (
		<section className="atelier-bring__section">
			<h3>{ __( 'Colors, sizes and fonts', 'atelier' ) }</h3>
			<p className="atelier-bring__note">
				{ describeLackingPresets( rows ) }
			</p>
			<ul>
				{ rows.map( ( row ) => (
					<PresetRow
						key={ row.key }
						row={ row }
						session={ session }
					/>
				) ) }
			</ul>
		</section>
	);
}

function PresetRow( {
	row,
	session: { work, plan, choices, onChoose },
}: {
	row: BringRow;
	session: BringSession;
} ) {
	const { kind = '', value = '', places = 0 } = row.preset ?? {};
	const name = nameDesignRecord( row );
	return (
		<li className="atelier-bring__preset">
			{ HAS_SWATCH.includes( kind ) && (
				<ColorIndicator colorValue={ value } />
			) }
			<span className="atelier-bring__name">{ name }</span>
			<span className="atelier-bring__note">
				{ places > 0 &&
					sprintf(
						/* translators: %d: number of places. */
						_n( '%d place', '%d places', places, 'atelier' ),
						places
					) }
			</span>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ sprintf(
					/* translators: %s: title of an item. */
					__( 'What happens with “%s”', 'atelier' ),
					name
				) }
				hideLabelFromVision
				disabled={ ! row.isAllowed }
				value={ choices.get( row.key ) ?? BRING }
				options={ listOptions(
					kind,
					work.presets[ kind ] ?? [],
					plan.needed.has( row.key )
				) }
				onChange={ ( choice ) =>
					onChoose( chooseFor( choices, row.key, choice ) )
				}
			/>
		</li>
	);
}

function listOptions(
	kind: string,
	options: readonly PresetOption[],
	isNeeded: boolean
) {
	return [
		{
			value: BRING,
			label:
				kind === 'color'
					? __( 'Bring the color', 'atelier' )
					: __( 'Bring it', 'atelier' ),
		},
		...options.map( ( { slug, name } ) => ( {
			value: slug,
			/* translators: %s: name of a color or size. */
			label: sprintf( __( 'Use “%s” instead', 'atelier' ), name ),
		} ) ),
		...( isNeeded
			? []
			: [ { value: LEAVE, label: __( 'Leave it out', 'atelier' ) } ] ),
	];
}
