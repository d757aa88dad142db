import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { UnreadableItem, ValueBoundary } from '@/components/value-boundary';
import { outline } from '@/kits/compare';
import type { Config } from '@/utils/theme-json/config';
import { useStyleNames } from '../config/use-style-names';
import { DifferenceRow } from '../differences/difference-row';
import { RestoreAction } from '../differences/restore-action';
import { describeDifference } from '../rules/describe-difference';
import type { Difference } from '../rules/diff-configs';
import type { Restore } from '../writes/use-restore';
import { RestoredMark } from './restored-mark';

/** Props of {@link ComparedRow}. */
export interface ComparedRowProps extends Pick< Restore, 'plan' | 'restore' > {
	difference: Difference;
	/** Difference that restores it; undefined where nothing may be changed. */
	restored: Difference | undefined;
	/** The left state, merged with the theme. */
	left: Config;
	/** The right state, merged with the theme. */
	right: Config;
	/** Selector of the elements that it affects. */
	selector: string | undefined;
	isChosen: boolean;
	onChoose: ( isChosen: boolean ) => void;
}

/** One difference with both values, and its actions. While it is hovered or focused, its elements are outlined in both pictures. */
export function ComparedRow( {
	difference,
	restored,
	left,
	right,
	selector,
	isChosen,
	onChoose,
	plan,
	restore,
}: ComparedRowProps ) {
	const names = useStyleNames();
	const found = restored && plan( restored );
	const show = () => outline( selector );
	const hide = () => outline( undefined );
	return (
		<li
			onFocus={ show }
			onBlur={ hide }
			onMouseEnter={ show }
			onMouseLeave={ hide }
		>
			<ValueBoundary value={ difference } fallback={ <UnreadableItem /> }>
				{ found && ! ( 'reason' in found ) && (
					<CheckboxControl
						__nextHasNoMarginBottom
						aria-label={ describeDifference( difference, names ) }
						checked={ isChosen }
						onChange={ onChoose }
					/>
				) }
				<DifferenceRow
					difference={ difference }
					left={ left }
					right={ right }
					names={ names }
				/>
				{ restored && (
					<RestoreAction
						difference={ restored }
						plan={ plan }
						restore={ restore }
					/>
				) }
				{ found && 'reason' in found && found.reason === 'applied' && (
					<RestoredMark
						text={ __( 'Your styles have this value.', 'atelier' ) }
					/>
				) }
			</ValueBoundary>
		</li>
	);
}
