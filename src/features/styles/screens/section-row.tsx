import { Icon } from '@wordpress/components';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ComponentProps, ReactNode } from 'react';

import { useStylesNavigation } from '../config/styles-navigation';
import { formatSection, type StylesSection } from '../rules/styles-section';

/** Props of {@link SectionRow}. */
export interface SectionRowProps {
	to: StylesSection;
	icon?: ComponentProps< typeof Icon >[ 'icon' ];
	/** Element before the label instead of an icon: a sample of the screen's values. */
	sample?: ReactNode;
	/** Element after the label: a mark or a value. */
	suffix?: ReactNode;
	/** Buttons beside the row. */
	actions?: ReactNode;
	children: ReactNode;
}

/** A row that opens another inner screen. */
export function SectionRow( {
	to,
	icon,
	sample,
	suffix,
	actions,
	children,
}: SectionRowProps ) {
	const { goTo } = useStylesNavigation();
	return (
		<li className={ actions ? 'has-actions' : undefined }>
			<button
				type="button"
				className="atelier-styles-row"
				data-section={ formatSection( to ) }
				onClick={ () => goTo( to ) }
			>
				{ sample ?? ( icon && <Icon icon={ icon } size={ 24 } /> ) }
				<span className="atelier-styles-row__label">{ children }</span>
				{ suffix }
				<Icon
					className="atelier-styles-row__chevron"
					icon={ isRTL() ? chevronLeft : chevronRight }
					size={ 20 }
				/>
			</button>
			{ actions }
		</li>
	);
}

/** A list of {@link SectionRow}. */
export function SectionList( { children }: { children: ReactNode } ) {
	return <ul className="atelier-styles-rows">{ children }</ul>;
}
