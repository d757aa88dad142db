import { DuotoneSwatch } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useUseCounts } from '@/features/usage';
import { PRESET_ORIGINS } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import { PRESET_KINDS } from '../rules/preset-kinds';
import { readPresets } from '../rules/read-presets';
import { ScreenGroup } from '../screens/screen-group';
import { PresetUse } from './uses/preset-use';

/** Lists the duotone filters; they can be looked at, not edited (specification 2.4). */
export function DuotoneList() {
	const { merged } = useGlobalStyles();
	const hidesDefaults =
		getAtPath( merged.settings, PRESET_KINDS.duotone.defaultsPath ) ===
		false;
	const filters = PRESET_ORIGINS.filter(
		( origin ) => origin !== 'default' || ! hidesDefaults
	).flatMap( ( origin ) => readPresets( merged, 'duotone', origin ).presets );
	const uses = useUseCounts(
		'duotone',
		filters.map( ( { slug } ) => slug )
	);
	if ( filters.length === 0 ) {
		return null;
	}
	return (
		<ScreenGroup title={ __( 'Duotone', 'atelier' ) }>
			<ul className="atelier-styles-duotones">
				{ filters.map( ( { slug, name, colors } ) => (
					<li key={ slug }>
						<DuotoneSwatch values={ colors } />
						<span className="atelier-styles-duotones__name">
							{ name }
						</span>
						<PresetUse
							kind="duotone"
							id={ slug }
							name={ name }
							counts={ uses }
						/>
					</li>
				) ) }
			</ul>
		</ScreenGroup>
	);
}
