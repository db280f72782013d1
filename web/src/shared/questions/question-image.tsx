import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { questionTexts } from './questions-copy.ts';

interface QuestionImageProps {
  number: number;
  /** A path on this site, because the page may load pictures from no other site. */
  path: string;
}

/** A question's picture in a box of fixed size, so that nothing on the page moves when it loads or fails. */
export function QuestionImage({ number, path }: QuestionImageProps) {
  const [broken, setBroken] = useState(false);
  const name = questionTexts.image(number);
  return (
    <div className="mt-3 flex h-56 max-w-xl items-center justify-center overflow-hidden rounded-control border border-rule bg-ground sm:h-72">
      {broken ? (
        <p className="flex flex-col items-center gap-2 px-6 text-center text-sm text-quiet">
          <ImageOff aria-hidden className="size-6" />
          {questionTexts.imageFailed(name)}
        </p>
      ) : (
        <img
          src={path}
          alt={name}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className="size-full object-contain"
        />
      )}
    </div>
  );
}
