import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { useIsMobile } from '@/hooks/use-is-mobile';
import { useNavigate } from '@/router';
import { formatState } from '@/utils/design-state';
import {
	ToggleGroupControl,
	ToggleGroupControlOption,
} from '@/wordpress/unstable-components';
import { StatePicker, type StatePickerProps } from './state-picker';
import type { StyleComparison } from './use-comparison';
import '../differences/style.scss';
import './style.scss';

/** Props of {@link ComparisonHeader}. */
export interface ComparisonHeaderProps {
	/** Title of the record, where it is not the styles of the site. */
	title?: string;
	comparison: Pick<
		StyleComparison,
		'left' | 'right' | 'showMore' | 'view' | 'hasBook'
	> & {
		leftState: { label: string };
		rightState: { label: string };
		states: Pick< StatePickerProps, 'sources' >;
	};
	/** Whether the Style Book can be compared. */
	hasBookChoice?: boolean;
}

/** Controls for both states, and for how they are shown. */
export function ComparisonHeader( {
	title,
	comparison: {
		left,
		right,
		leftState,
		rightState,
		states,
		showMore,
		view,
		hasBook,
	},
	hasBookChoice = true,
}: ComparisonHeaderProps ) {
	const { updateQuery } = useNavigate();
	const isMobile = useIsMobile();
	const [ leftName, rightName ] = [
		formatState( left ),
		formatState( right ),
	];
	return (
		<div className="atelier-compare__header">
			<div className="atelier-compare__title-row">
				<h2 className="atelier-compare__title">
					{ title
						? sprintf(
								/* translators: %s: title of a record. */
								__( 'Compare: %s', 'atelier' ),
								title
						  )
						: __( 'Compare', 'atelier' ) }
				</h2>
				<Button
					size="compact"
					variant="secondary"
					onClick={ () =>
						updateQuery( { left: rightName, right: leftName } )
					}
				>
					{ __( 'Swap', 'atelier' ) }
				</Button>
			</div>
			<div className="atelier-compare__states">
				<StatePicker
					label={ __( 'Left', 'atelier' ) }
					sources={ states.sources }
					value={ left }
					valueLabel={ leftState.label }
					onChange={ ( state ) =>
						updateQuery( {
							left: formatState( state ),
							right: rightName,
						} )
					}
					onMore={ showMore }
				/>
				<StatePicker
					label={ __( 'Right', 'atelier' ) }
					sources={ states.sources }
					value={ right }
					valueLabel={ rightState.label }
					onChange={ ( state ) =>
						updateQuery( {
							left: leftName,
							right: formatState( state ),
						} )
					}
					onMore={ showMore }
				/>
			</div>
			{ isMobile ? (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => updateQuery( { show: 'picture' } ) }
				>
					{ __( 'Show the pictures', 'atelier' ) }
				</Button>
			) : (
				<ViewControls
					view={ view }
					hasBook={ hasBook }
					hasBookChoice={ hasBookChoice }
				/>
			) }
		</div>
	);
}

/** Controls for the pictures beside the list: whether and how they are shown, and of the site or the Style Book. */
function ViewControls( {
	view,
	hasBook,
	hasBookChoice,
}: Pick< StyleComparison, 'view' | 'hasBook' > & { hasBookChoice: boolean } ) {
	const { updateQuery } = useNavigate();
	return (
		<>
			<ToggleGroupControl
				__next40pxDefaultSize
				isBlock
				hideLabelFromVision
				label={ __( 'View', 'atelier' ) }
				value={ view }
				onChange={ ( value ) =>
					updateQuery( {
						view: value === 'divider' ? undefined : String( value ),
					} )
				}
			>
				<ToggleGroupControlOption
					value="divider"
					label={ __( 'Divider', 'atelier' ) }
				/>
				<ToggleGroupControlOption
					value="side"
					label={ __( 'Side by side', 'atelier' ) }
				/>
				<ToggleGroupControlOption
					value="list"
					label={ __( 'List', 'atelier' ) }
				/>
			</ToggleGroupControl>
			{ view !== 'list' && hasBookChoice && (
				<ToggleGroupControl
					__next40pxDefaultSize
					isBlock
					hideLabelFromVision
					label={ __( 'Show', 'atelier' ) }
					value={ hasBook ? 'stylebook' : 'site' }
					onChange={ ( value ) =>
						updateQuery( {
							preview:
								value === 'stylebook' ? 'stylebook' : undefined,
						} )
					}
				>
					<ToggleGroupControlOption
						value="site"
						label={ __( 'Site', 'atelier' ) }
					/>
					<ToggleGroupControlOption
						value="stylebook"
						label={ __( 'Style Book', 'atelier' ) }
					/>
				</ToggleGroupControl>
			) }
		</>
	);
}
