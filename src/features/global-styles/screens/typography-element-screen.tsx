import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import {
	ToggleGroupControl,
	ToggleGroupControlOption,
} from '@/wordpress/unstable-components';
import { useStyleNode } from '../config/use-style-node';
import { useStyleSettings } from '../config/use-style-settings';
import type { TypographyElement } from '../engine/styles-section';
import {
	describeElement,
	describeElementPurpose,
} from '../panels/describe-element';
import { ElementSample } from '../panels/element-sample';
import { TypographyNodePanel } from '../panels/node-panels';
import { ValuesInForce } from '../panels/values-in-force';
import { ScreenFrame } from './screen-frame';

const HEADING_LEVELS = [ 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ] as const;
const TYPOGRAPHY_GROUPS = [ 'typography' ] as const;

/** The type of one element; headings together or by level (specification 2.4). */
export function TypographyElementScreen( {
	element,
}: {
	element: TypographyElement;
} ) {
	const [ level, setLevel ] = useState( 'heading' );
	const name = element === 'heading' ? level : element;
	const node = useStyleNode( element === 'text' ? [] : [ 'elements', name ] );
	const settings = useStyleSettings( undefined, name );
	return (
		<ScreenFrame
			title={ describeElement( element ) }
			description={ describeElementPurpose( element ) }
		>
			<ElementSample element={ element } level={ level } />
			{ element === 'heading' && (
				<ToggleGroupControl
					__next40pxDefaultSize
					isBlock
					hideLabelFromVision
					label={ __( 'Select heading level', 'atelier' ) }
					value={ level }
					onChange={ ( next ) =>
						setLevel( String( next ?? 'heading' ) )
					}
				>
					<ToggleGroupControlOption
						value="heading"
						showTooltip
						aria-label={ __( 'All headings', 'atelier' ) }
						label={ getAllLabel() }
					/>
					{ HEADING_LEVELS.map( ( heading ) => (
						<ToggleGroupControlOption
							key={ heading }
							value={ heading }
							showTooltip
							aria-label={ sprintf(
								/* translators: %s: level of a heading, 1 to 6. */
								__( 'Heading %s', 'atelier' ),
								heading.slice( 1 )
							) }
							label={ heading.toUpperCase() }
						/>
					) ) }
				</ToggleGroupControl>
			) }
			<TypographyNodePanel
				key={ name }
				node={ node }
				settings={ settings }
			/>
			<ValuesInForce node={ node } groups={ TYPOGRAPHY_GROUPS } />
		</ScreenFrame>
	);
}

function getAllLabel(): string {
	return __( 'All', 'atelier' );
}
