import { __, _n, sprintf } from '@wordpress/i18n';

import type { UsageKind } from '@/features/usage';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { useStyleNames } from '../../config/use-style-names';
import { useGlobalStyles } from '../../config/use-global-styles';
import { describeDifference } from '../../rules/describe-difference';
import { listCssUses, listPresetUses } from '../../rules/preset-uses';

/** Props of {@link StyleUses}. */
export interface StyleUsesProps {
	kind: UsageKind;
	slug: string;
}

/** Number of names that are shown at first. */
const MAX_SHOWN = 6;

/** Lists the properties of the styles that use a preset, unsaved changes included; nothing where none does. */
export function StyleUses( { kind, slug }: StyleUsesProps ) {
	const { merged } = useGlobalStyles();
	const styleNames = useStyleNames();
	const infix = kind === 'radius' ? 'border-radius' : kind;
	const describe = ( path: ConfigPath ) => {
		const place = describeDifference(
			{
				path: [ 'styles', ...path ],
				kind: 'changed',
				before: undefined,
				after: undefined,
			},
			styleNames
		);
		const value = getAtPath( merged.styles, path );
		return path.at( -1 ) === 'css' && typeof value === 'string'
			? describeLines( place, listCssUses( value, infix, slug ) )
			: place;
	};
	const names = [
		...new Set(
			listPresetUses( merged.styles, infix, slug ).map( describe )
		),
	];
	if ( names.length === 0 ) {
		return null;
	}
	const more = names.slice( MAX_SHOWN );
	return (
		<section className="atelier-styles-uses__styles">
			<h2>{ __( 'In the styles', 'atelier' ) }</h2>
			<NameList names={ names.slice( 0, MAX_SHOWN ) } />
			{ more.length > 0 && (
				<details>
					<summary>
						{ sprintf(
							/* translators: %d: number of properties of the styles. */
							_n( '%d more', '%d more', more.length, 'atelier' ),
							more.length
						) }
					</summary>
					<NameList names={ more } />
				</details>
			) }
		</section>
	);
}

function NameList( { names }: { names: readonly string[] } ) {
	return (
		<ul>
			{ names.map( ( name ) => (
				<li key={ name }>{ name }</li>
			) ) }
		</ul>
	);
}

function describeLines( place: string, lines: readonly number[] ): string {
	return sprintf(
		/* translators: 1: name of CSS, for example "Additional CSS". 2: numbers of lines, for example "3, 12". */
		_n( '%1$s, line %2$s', '%1$s, lines %2$s', lines.length, 'atelier' ),
		place,
		lines.join( ', ' )
	);
}
