import { Button, SearchControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState, type ReactNode } from 'react';

import type { Preset } from '../rules/preset-list';
import { listShownPresets, PRESET_STEP } from '../rules/shown-presets';

/** Props of {@link PresetSteps}. */
export interface PresetStepsProps< P extends Preset > {
	presets: readonly P[];
	/** Slug of the preset that was just added. */
	added?: string | undefined;
	/** Renders a row. */
	children: ( preset: P ) => ReactNode;
}

/** The rows of a list of presets. A long list has a search, and shows its rows in steps. */
export function PresetSteps< P extends Preset >( {
	presets,
	added,
	children,
}: PresetStepsProps< P > ) {
	const [ search, setSearch ] = useState( '' );
	const [ limit, setLimit ] = useState( PRESET_STEP );
	const isLong = presets.length > PRESET_STEP;
	const { shown, hidden } = listShownPresets( presets, {
		search: isLong ? search : '',
		limit,
		added,
	} );
	const next = Math.min( hidden, PRESET_STEP );
	return (
		<>
			{ isLong && (
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search presets', 'atelier' ) }
					placeholder={ __( 'Name or value', 'atelier' ) }
					value={ search }
					onChange={ setSearch }
				/>
			) }
			{ isLong && shown.length === 0 && (
				<p className="atelier-styles-empty" role="status">
					{ __( 'Nothing found.', 'atelier' ) }
				</p>
			) }
			<ul className="atelier-styles-presets">
				{ shown.map( ( preset ) => (
					<li key={ preset.slug } className="atelier-styles-preset">
						{ children( preset ) }
					</li>
				) ) }
			</ul>
			{ hidden > 0 && (
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ () => setLimit( limit + PRESET_STEP ) }
				>
					{ sprintf(
						/* translators: 1: number of presets that are shown next. 2: number of those that are not shown. */
						_n(
							'Show %1$d more of %2$d',
							'Show %1$d more of %2$d',
							hidden,
							'atelier'
						),
						next,
						hidden
					) }
				</Button>
			) }
		</>
	);
}
