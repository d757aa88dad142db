import { __, sprintf } from '@wordpress/i18n';

import {
	ToggleGroupControl,
	ToggleGroupControlOption,
} from '@/wordpress/unstable-components';
import { useStyleNode } from '../config/use-style-node';
import { useStyleSettings } from '../config/use-style-settings';
import { useStylesNavigation } from '../config/styles-navigation';
import {
	HEADING_LEVELS,
	type HeadingLevel,
	type TypographyElement,
} from '../rules/styles-section';
import {
	describeElement,
	describeElementPurpose,
} from '../panels/describe-element';
import { ElementSample } from '../panels/element-sample';
import { TypographyNodePanel } from '../panels/node-panels';
import { CurrentValues } from '../panels/current-values';
import { ScreenFrame } from './screen-frame';
import { SectionList, SectionRow } from './section-row';

const TYPOGRAPHY_GROUPS = [ 'typography' ] as const;

/** The type of one element; headings together or by level (specification 2.4). */
export function TypographyElementScreen( {
	element,
	level: ownLevel,
}: {
	element: TypographyElement;
	/** One level of headings; all when missing. */
	level?: HeadingLevel | undefined;
} ) {
	const { goTo } = useStylesNavigation();
	const level = ownLevel ?? 'heading';
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
					onChange={ ( next ) => {
						const chosen = HEADING_LEVELS.find(
							( heading ) => heading === next
						);
						goTo( {
							screen: 'typography-element',
							element,
							...( chosen && { level: chosen } ),
						} );
					} }
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
			<SectionList>
				<SectionRow to={ { screen: 'colors' } }>
					{ __( 'Color', 'atelier' ) }
				</SectionRow>
			</SectionList>
			<CurrentValues node={ node } groups={ TYPOGRAPHY_GROUPS } />
		</ScreenFrame>
	);
}

function getAllLabel(): string {
	return __( 'All', 'atelier' );
}
