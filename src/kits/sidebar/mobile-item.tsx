import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';

import { useNavigate, useRoute } from '@/router';
import './style.scss';

/** Props of {@link MobileItem}. */
export interface MobileItemProps {
	/** Path of the Back button. */
	backPath: string;
	/** The item's canvas. */
	preview: ReactNode;
	/** The item's screen of the sidebar, which has its own Back button. */
	details: ReactNode;
}

/**
 * An item on a small viewport (specification 2.2): its preview, with its details one press away. In edit mode only
 * the editor is shown. The preview stays loaded beneath the details.
 */
export function MobileItem( { backPath, preview, details }: MobileItemProps ) {
	const { isEditing } = useRoute();
	const { backTo } = useNavigate();
	const [ isOpen, setIsOpen ] = useState( false );
	const hasDetails = isOpen && ! isEditing;
	return (
		<div className="atelier-mobile-item">
			{ ! isEditing && (
				<div className="atelier-mobile-item__bar">
					{ ! isOpen && (
						<Button
							className="atelier-sidebar-screen__back"
							icon={ isRTL() ? chevronRight : chevronLeft }
							label={ __( 'Back', 'atelier' ) }
							size="compact"
							onClick={ () => backTo( backPath ) }
						/>
					) }
					<Button
						className="atelier-mobile-item__switch"
						size="compact"
						onClick={ () => setIsOpen( ! isOpen ) }
					>
						{ isOpen
							? __( 'Preview', 'atelier' )
							: __( 'Details', 'atelier' ) }
					</Button>
				</div>
			) }
			{ hasDetails && details }
			<div
				className={ clsx( 'atelier-mobile-item__preview', {
					'is-edit': isEditing,
				} ) }
				hidden={ hasDetails }
			>
				{ preview }
			</div>
		</div>
	);
}
