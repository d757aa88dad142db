import type { ReactNode } from 'react';

import { useUseCounts } from '@/features/usage';
import type { Origin } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../config/use-global-styles';
import { usePresetList } from '../config/use-preset-list';
import { useStylesNavigation } from '../config/styles-navigation';
import { listTakenSlugs } from '../rules/list-taken-slugs';
import { PRESET_KINDS, type PresetByKind } from '../rules/preset-kinds';
import { isOriginHidden } from '../rules/read-shown-presets';
import type { StylesSection } from '../rules/styles-section';
import { DefaultsSwitch } from '../presets/defaults-switch';
import { PresetGroup, type PresetGroupWords } from '../presets/preset-group';
import { PresetRow, type PresetRowProps } from '../presets/preset-row';
import { StraysButton } from '../presets/strays/strays-button';
import { PresetUse } from '../presets/uses/preset-use';
import { ScreenFrame } from './screen-frame';

/** Kinds of preset with a screen for each preset. */
type ScreenKind = 'fontSize' | 'shadow';

/** Properties of a kind of preset that {@link PresetsScreen} needs. */
export interface PresetScreenKind< K extends ScreenKind > {
	kind: K;
	/** Creates a preset of the person. */
	create: ( slugs: readonly string[] ) => PresetByKind[ K ];
	/** Returns the screen of one preset. */
	getSection: ( origin: Origin, slug: string ) => StylesSection;
	/** Returns the sample that a row shows beside the name. */
	getSample: (
		preset: PresetByKind[ K ]
	) => Pick< PresetRowProps, 'value' | 'sample' >;
	words: PresetGroupWords;
}

/** Props of {@link PresetsScreen}. */
export interface PresetsScreenProps< K extends ScreenKind >
	extends PresetScreenKind< K > {
	title: string;
	description: ReactNode;
	/** The groups, in their order. */
	origins: readonly Origin[];
}

/** Lists the presets of one kind by origin; each opens its screen. */
export function PresetsScreen< K extends ScreenKind >( {
	title,
	description,
	origins,
	...kind
}: PresetsScreenProps< K > ) {
	const { merged } = useGlobalStyles();
	return (
		<ScreenFrame title={ title } description={ description }>
			{ origins
				.filter(
					( origin ) => ! isOriginHidden( merged, kind.kind, origin )
				)
				.map( ( origin ) => (
					<Group key={ origin } origin={ origin } { ...kind } />
				) ) }
			<DefaultsSwitch kind={ kind.kind } />
			<StraysButton kind={ kind.kind } />
		</ScreenFrame>
	);
}

function Group< K extends ScreenKind >( {
	kind,
	create,
	getSection,
	getSample,
	words,
	origin,
}: PresetScreenKind< K > & { origin: Origin } ) {
	const { merged } = useGlobalStyles();
	const list = usePresetList( kind, origin );
	const { goTo } = useStylesNavigation();
	const usageKind = PRESET_KINDS[ kind ].usage;
	const uses = useUseCounts(
		usageKind,
		list.presets.map( ( { slug } ) => slug )
	);
	const handleAdd = () => {
		const preset = create( listTakenSlugs( merged, kind ) );
		list.setPresets( [ ...list.presets, preset ] );
		goTo( getSection( origin, preset.slug ) );
	};
	return (
		<PresetGroup
			origin={ origin }
			list={ list }
			words={ words }
			{ ...( origin === 'custom' ? { onAdd: handleAdd } : {} ) }
			renderRow={ ( preset ) => (
				<PresetRow
					key={ preset.slug }
					to={ getSection( origin, preset.slug ) }
					name={ preset.name }
					use={
						<PresetUse
							kind={ usageKind }
							id={ preset.slug }
							name={ preset.name }
							counts={ uses }
						/>
					}
					{ ...getSample( preset ) }
				/>
			) }
		/>
	);
}
