import { useState } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { formatRecordTitle } from '@/data/writes/record-title';
import { useResource } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { itemPath, Link, useNavigate } from '@/router';
import { toRemoval } from './actions/to-removal';
import { menuOverviewResource } from './reads/menu-links';
import { useMenus } from './use-menus';
import { mergeMenu } from './writes/write-menus';

/** Props of {@link TwinNotice}. */
export interface TwinNoticeProps {
	/** Id of the menu. */
	id: number;
}

/** Notice that a menu duplicates another, with a button that merges it into that. */
export function TwinNotice( { id }: TwinNoticeProps ) {
	const { data } = useResource( menuOverviewResource );
	const { menus } = useMenus();
	const [ isBusy, setIsBusy ] = useState( false );
	const { navigate } = useNavigate();
	const twinId = data?.menus[ id ]?.originalId;
	const twin = menus.find( ( menu ) => menu.id === twinId );
	if ( ! twin ) {
		return null;
	}
	const title = formatRecordTitle( twin.title );
	const own = menus.find( ( menu ) => menu.id === id );
	const ownTitle = formatRecordTitle( own?.title );
	const handleMerge = async () => {
		setIsBusy( true );
		await runOnItems( [ { id, title: ownTitle } ], {
			...toRemoval(
				() => mergeMenu( id, twin.id, own && { ...own } ),
				navigate,
				sprintf(
					/* translators: 1, 2: titles of menus. */
					__(
						'“%1$s” was merged into “%2$s”, which is shown in its places now.',
						'atelier'
					),
					ownTitle,
					title
				)
			),
			failed: __( 'The menus could not be merged.', 'atelier' ),
		} );
		setIsBusy( false );
	};
	return (
		<div className="atelier-navigation__twin">
			<p>
				{ __( 'This menu has the same items as', 'atelier' ) }{ ' ' }
				<Link to={ itemPath( 'wp_navigation', twin.id ) }>
					{ title }
				</Link>
			</p>
			{ getBootPayload().rights.editDesign && (
				<Button
					variant="secondary"
					size="compact"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void handleMerge() }
				>
					{ sprintf(
						/* translators: %s: title of a menu. */
						__( 'Merge into %s', 'atelier' ),
						title
					) }
				</Button>
			) }
		</div>
	);
}
