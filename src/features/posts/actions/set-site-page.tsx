import type { RenderModalProps } from '@wordpress/dataviews';
import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { requireSaved, SITE, updateRecord } from '@/data/writes';
import { useResource } from '@/data/reads/use-resource';
import { sitePagesResource } from '../reads/site-pages';
import { getTitle, type Post } from '../list/post';
import { ConfirmModal } from './confirm-modal';
import { runAction } from './run-action';

/** Props of {@link SitePageModal}. */
export interface SitePageModalProps extends RenderModalProps< Post > {
	use: 'homepage' | 'postsPage';
}

/** Asks, and makes a page the site's homepage or posts page. */
export function SitePageModal( {
	use,
	items,
	closeModal,
	onActionPerformed,
}: SitePageModalProps ) {
	const [ post ] = items;
	const { data: sitePages } = useResource( sitePagesResource );
	// As it was when the question was put.
	const [ asked, setAsked ] = useState( sitePages );
	if ( sitePages && ! asked ) {
		setAsked( sitePages );
	}
	if ( ! post ) {
		return <></>;
	}
	const isHomepage = use === 'homepage';
	return (
		<ConfirmModal
			question={
				isHomepage
					? sprintf(
							/* translators: %s: title of a page. */
							__(
								'Set "%s" as the site homepage? This will replace the current homepage.',
								'atelier'
							),
							getTitle( post )
					  )
					: sprintf(
							/* translators: %s: title of a page. */
							__(
								'Set "%s" as the posts page? It will show the latest posts instead of its own content.',
								'atelier'
							),
							getTitle( post )
					  )
			}
			confirmLabel={
				isHomepage
					? __( 'Set homepage', 'atelier' )
					: __( 'Set posts page', 'atelier' )
			}
			onClose={ closeModal }
			onConfirm={ async () => {
				await runAction( items, {
					run: async ( { id } ) => {
						requireSaved(
							await updateRecord(
								SITE,
								undefined,
								{
									show_on_front: 'page',
									[ isHomepage
										? 'page_on_front'
										: 'page_for_posts' ]: id,
								},
								{ before: asked?.settings }
							)
						);
					},
					getSuccess: () =>
						isHomepage
							? __( 'Homepage updated.', 'atelier' )
							: __( 'Posts page updated.', 'atelier' ),
				} );
				onActionPerformed?.( items );
			} }
		/>
	);
}
