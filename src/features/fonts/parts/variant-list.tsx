import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import type { FontFace, FontFamily } from '../types';
import { getFaceKey } from '../rules/face-identity';
import { getFaceLabel } from '../rules/face-label';
import { getSelectionState } from '../rules/selection-state';
import { getFamilyName } from '../rules/sort-families';
import { sortFaces } from '../rules/sort-faces';
import { FontSample } from './font-sample';

/** Props of {@link VariantList}. */
export interface VariantListProps {
	/** The family with all of its faces. */
	family: FontFamily;
	/** The same family with its active faces, or those chosen for installation. */
	active: FontFamily | undefined;
	isDisabled?: boolean;
	/** Toggles a variant, or, without one, the whole family. */
	onToggle: ( face?: FontFace ) => void;
	onToggleAll: ( isActive: boolean ) => void;
	/** Renders a note beside a variant, for example its size. */
	renderNote?: ( face: FontFace ) => ReactNode;
}

/** The variants of a family in order, each with a checkbox, under *Select all* (specification 4.5). */
export function VariantList( {
	family,
	active,
	isDisabled = false,
	onToggle,
	onToggleAll,
	renderNote,
}: VariantListProps ) {
	const state = getSelectionState( family, active );
	const faces = sortFaces( family.fontFace ?? [] );
	const activeKeys = new Set( active?.fontFace?.map( getFaceKey ) );
	return (
		<div className="atelier-fonts-variants">
			<CheckboxControl
				__nextHasNoMarginBottom
				className="atelier-fonts-variants__all"
				label={ __( 'Select all', 'atelier' ) }
				checked={ state === 'all' }
				indeterminate={ state === 'some' }
				disabled={ isDisabled }
				onChange={ () => onToggleAll( state !== 'all' ) }
			/>
			<ul className="atelier-fonts-list">
				{ faces.length === 0 && (
					<li className="atelier-fonts-variant">
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ getFamilyName( family ) }
							checked={ active !== undefined }
							disabled={ isDisabled }
							onChange={ () => onToggle() }
						/>
					</li>
				) }
				{ faces.map( ( face ) => (
					<li
						key={ getFaceKey( face ) }
						className="atelier-fonts-variant"
					>
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ getFaceLabel( face ) }
							checked={ activeKeys.has( getFaceKey( face ) ) }
							disabled={ isDisabled }
							onChange={ () => onToggle( face ) }
						/>
						<span
							className="atelier-fonts-variant__sample"
							aria-hidden="true"
						>
							<FontSample family={ family } face={ face }>
								{ getFamilyName( family ) }
							</FontSample>
						</span>
						{ renderNote?.( face ) }
					</li>
				) ) }
			</ul>
		</div>
	);
}
