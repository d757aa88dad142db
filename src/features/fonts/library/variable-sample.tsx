import { RangeControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import type { FontFace, FontFamily } from '../types';
import {
	describeAxis,
	formatVariation,
	getAxisLabel,
	getAxisStep,
	isVariableFace,
	WEIGHT_AXIS,
	type AxisValues,
} from '../rules/font-axes';
import { getFamilyName } from '../rules/sort-families';
import { FontSample } from '../parts/font-sample';
import { useFontSession } from '../session/font-session';
import { useFaceAxes } from './use-face-axes';

/** Sample of a variable font with a control for each axis. Renders nothing for other fonts. */
export function VariableSample( { family }: { family: FontFamily } ) {
	const face = family.fontFace?.find( isVariableFace );
	return face ? <FaceSample family={ family } face={ face } /> : null;
}

interface FaceSampleProps {
	family: FontFamily;
	face: FontFace;
}

function FaceSample( { family, face }: FaceSampleProps ) {
	const { installed } = useFontSession();
	const axes = useFaceAxes( face, installed.themeFiles );
	const [ values, setValues ] = useState< AxisValues >( {} );
	const variation = formatVariation( axes, values );
	const weight = axes.find( ( { tag } ) => tag === WEIGHT_AXIS );
	return (
		<div className="atelier-fonts-variable">
			<p className="atelier-fonts-variable__sample">
				<FontSample
					family={ family }
					face={ face }
					weight={ values[ WEIGHT_AXIS ] ?? weight?.default }
					variation={ variation }
				>
					{ getFamilyName( family ) }
				</FontSample>
			</p>
			{ axes.map( ( axis ) => (
				<RangeControl
					key={ axis.tag }
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ getAxisLabel( axis ) }
					help={ sprintf(
						/* translators: 1: tag of an axis of a variable font such as "wght", 2: lowest value, 3: highest value, 4: a sentence that says what the axis does. */
						__( '%1$s, %2$s to %3$s. %4$s', 'atelier' ),
						axis.tag,
						String( axis.min ),
						String( axis.max ),
						describeAxis( axis )
					) }
					min={ axis.min }
					max={ axis.max }
					step={ getAxisStep( axis ) }
					value={ values[ axis.tag ] ?? axis.default }
					onChange={ ( next ) =>
						setValues( {
							...values,
							[ axis.tag ]: next ?? axis.default,
						} )
					}
				/>
			) ) }
			{ variation && (
				<p className="atelier-fonts-variable__css">
					{ __(
						'To use these values on the site, add this to the Additional CSS of the site or of a block:',
						'atelier'
					) }
					<code>font-variation-settings: { variation };</code>
				</p>
			) }
		</div>
	);
}
