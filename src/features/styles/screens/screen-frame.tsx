import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ReactNode } from 'react';

import { useStylesNavigation } from '../config/styles-navigation';
import { getParentSection } from '../rules/styles-section';

/** Props of {@link ScreenFrame}. */
export interface ScreenFrameProps {
	title: string;
	description?: ReactNode;
	/** Buttons at the end of the title's line. */
	actions?: ReactNode;
	children: ReactNode;
}

/** An inner screen of Styles: Back, title, description and content. */
export function ScreenFrame( {
	title,
	description,
	actions,
	children,
}: ScreenFrameProps ) {
	const { section, goTo } = useStylesNavigation();
	const parent = getParentSection( section );

	return (
		<div className="atelier-styles-screen">
			<div className="atelier-styles-screen__header">
				{ parent && (
					<Button
						className="atelier-styles-back"
						icon={ isRTL() ? chevronRight : chevronLeft }
						label={ __( 'Back', 'atelier' ) }
						size="small"
						onClick={ () => goTo( parent ) }
					/>
				) }
				<h2 className="atelier-styles-screen__title" tabIndex={ -1 }>
					{ title }
				</h2>
				{ actions && (
					<div className="atelier-styles-screen__actions">
						{ actions }
					</div>
				) }
			</div>
			{ description && (
				<p className="atelier-styles-screen__description">
					{ description }
				</p>
			) }
			<div className="atelier-styles-screen__content">{ children }</div>
		</div>
	);
}
