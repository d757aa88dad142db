import { RangeControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { parseWeight } from '@/utils/font-weight';
import type { ConfigNode } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import type { StyleNodeAccess } from '../config/use-style-node';
import { findWeightAxis } from '../rules/font-choice';

/** Props of {@link WeightAxis}. */
export interface WeightAxisProps {
	node: StyleNodeAccess;
	settings: ConfigNode;
}

const WEIGHT = [ 'typography', 'fontWeight' ] as const;
const FAMILY = [ 'typography', 'fontFamily' ] as const;

/** Control for any weight of a variable font, beside WordPress's control for named ones; nothing for another font. */
export function WeightAxis( { node, settings }: WeightAxisProps ) {
	const { merged } = useGlobalStyles();
	const axis = findWeightAxis(
		settings,
		getAtPath( node.inheritedValue, FAMILY ) ??
			getAtPath( merged.styles, FAMILY )
	);
	if ( ! axis ) {
		return null;
	}
	const { min, max } = axis;
	const inForce = parseWeight(
		getAtPath( node.inheritedValue, WEIGHT ) ??
			getAtPath( merged.styles, WEIGHT )
	).min;
	return (
		<div className="atelier-styles-axis">
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Weight axis', 'atelier' ) }
				help={ sprintf(
					/* translators: 1: lowest weight, 2: highest weight. */
					__( 'Weight %1$d to %2$d', 'atelier' ),
					min,
					max
				) }
				min={ min }
				max={ max }
				value={ Math.min( Math.max( inForce, min ), max ) }
				allowReset={ getAtPath( node.value, WEIGHT ) !== undefined }
				onChange={ ( next ) =>
					node.setAt(
						WEIGHT,
						next === undefined ? undefined : String( next )
					)
				}
			/>
		</div>
	);
}
