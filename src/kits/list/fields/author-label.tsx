import { useState } from 'react';
import { Icon } from '@wordpress/components';
import { commentAuthorAvatar, globe, layout, plugins } from '@wordpress/icons';

import type { AuthorSource, RecordAuthor } from '@/utils/record-author';

/** Props of {@link AuthorLabel}. */
export interface AuthorLabelProps {
	author: RecordAuthor;
}

/** Icons of sources without a picture. */
export const AUTHOR_ICONS: Readonly< Record< AuthorSource, typeof layout > > = {
	theme: layout,
	plugin: plugins,
	site: globe,
	user: commentAuthorAvatar,
};

/** The name of a record's author with a picture: a person's avatar, the site's logo, or an icon of the source. */
export function AuthorLabel( { author }: AuthorLabelProps ) {
	const { source, name, avatar } = author;
	const [ broken, setBroken ] = useState< string >();
	return (
		<span className="atelier-list-author">
			{ avatar && avatar !== broken ? (
				<img
					className={
						source === 'site'
							? 'atelier-list-author__logo'
							: 'atelier-list-author__avatar'
					}
					src={ avatar }
					alt=""
					loading="lazy"
					width={ 20 }
					height={ 20 }
					onError={ () => setBroken( avatar ) }
				/>
			) : (
				<Icon icon={ AUTHOR_ICONS[ source ] } size={ 20 } />
			) }
			<span>{ name }</span>
		</span>
	);
}
